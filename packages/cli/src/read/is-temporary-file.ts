/**
 * Temporary files of editors: Emacs' locks and backups, Vim's swap files, what GNOME, KDE and JetBrains write
 * before they rename it.
 */
const TEMPORARY =
  /(?:^|[\\/])(?:\.#[^\\/]+|#[^\\/]+#|[^\\/]+\.[\w-]+~|\.[^\\/]+\.(?:sw[a-p]|swpx|kate-swp)|\.goutputstream-\w+|[^\\/]+___jb_(?:tmp|old)___)$/

/** Whether a path is that of a temporary file of an editor, which is never an input of a site. */
export function isTemporaryFile(path: string): boolean {
  return TEMPORARY.test(path)
}
