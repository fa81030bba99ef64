import { Button, useToast } from '@huiqi/components/ui';

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
}

export function CopyButton({ text, label = '复制' }: CopyButtonProps) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('已复制'),
      () => toast.error('无法复制，请手动选择文字'),
    );
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
