/**
 * Files that editors put beside the one that is written, and take away again: Emacs' locks, its copies and those of others,
 * Vim's swap files, what GNOME, KDE and JetBrains write before they rename it.
 */
const TEMPORARY =
  /(?:^|[\\/])(?:\.#[^\\/]+|#[^\\/]+#|[^\\/]+\.[\w-]+~|\.[^\\/]+\.(?:sw[a-p]|swpx|kate-swp)|\.goutputstream-\w+|[^\\/]+___jb_(?:tmp|old)___)$/

/** Whether a path is that of a file that no site is made of, and that comes and goes while somebody writes. */
export function isTemporaryFile(path: string): boolean {
  return TEMPORARY.test(path)
}
