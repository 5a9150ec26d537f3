/** The file of a URL path in an archive: pages are named with or without folder. */
export function findArchivedFile(path: string, has: (file: string) => boolean): string | undefined {
  const plain = path.replace(/\/$/, '')
  return [path, plain === '' ? 'index.html' : `${plain}.html`, `${plain}/index.html`].find(has)
}
