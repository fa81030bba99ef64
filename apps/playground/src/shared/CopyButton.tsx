import { Button, useToast } from '@huiqi/components/ui';

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
}

export function CopyButton({ text, label = '复制' }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('已复制');
    } catch {
      // Refused, or a page without TLS, which has no `navigator.clipboard`.
      toast.error('无法复制，请手动选择文字');
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
