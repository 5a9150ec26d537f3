/** The file in an archive for a URL path: for `a`, it is `a`, `a.html` or `a/index.html`; undefined if none exists. */
export function findArchivedFile(path: string, has: (file: string) => boolean): string | undefined {
  const plain = path.replace(/\/$/, '')
  return [path, plain === '' ? 'index.html' : `${plain}.html`, `${plain}/index.html`].find(has)
}
