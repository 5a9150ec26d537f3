/**
 * The slug that keeps the URL of a file that is the page of its folder in docgen, but not in other tools: `readme.md`, and
 * a file with the name of its folder. `undefined` for any other file. In quotes, as front matter needs it.
 */
export function slugOfFolderPage(path: string): string | undefined {
  const [file = '', folder = ''] = path.split('/').reverse()
  const name = file.replace(/\.mdx?$/, '')
  const isFolderPage = name.toLowerCase() === 'readme' || name.toLowerCase() === folder.toLowerCase()
  return isFolderPage && name.toLowerCase() !== 'index' ? JSON.stringify(`./${name}`) : undefined
}
