/** Why a file was refused, worded for its user. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';

  constructor(
    readonly userMessage: string,
    readonly tooLarge = false,
  ) {
    super('The file was refused');
  }
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)}MB`;

export const tooLarge = (maxBytes: number) =>
  new FileRefusal(`文件大小不能超过${megabytes(maxBytes)}`, true);
export const wrongContent = () => new FileRefusal('文件内容与扩展名不一致，请上传未改名的原始文件');
export const damaged = () => new FileRefusal('文件已损坏，无法读取');
export const mixed = () => new FileRefusal('文件中混有其他格式的内容，请重新导出后上传');
export const withMacros = () => new FileRefusal('不支持包含宏的文件，请另存为普通文档后上传');
