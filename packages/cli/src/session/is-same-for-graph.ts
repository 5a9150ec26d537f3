import type { Asset, LastChange, SiteFiles, StaticFile } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { isSameList } from './stage-memo.js'

/** Whether the graph is the same for two readings of a site: it does not depend on content below the front matter. */
export function isSameForGraph(a: SiteFiles, b: SiteFiles): boolean {
  return (
    a.versions === b.versions &&
    isSameMap(a.translations, b.translations, Object.is) &&
    isSameBy(a.sources, b.sources, isSameSource) &&
    isSameList(a.categories, b.categories) &&
    isSameList(a.tags, b.tags) &&
    isSameList(a.authors, b.authors) &&
    isSameBy(a.assets, b.assets, isSameAsset) &&
    isSameBy(a.statics, b.statics, isSameStatic) &&
    isSameList(a.apis, b.apis) &&
    isSameMap(a.history, b.history, isSameChange)
  )
}

function isSameBy<Value>(a: readonly Value[], b: readonly Value[], isSame: (a: Value, b: Value) => boolean): boolean {
  return (
    a.length === b.length &&
    a.every((each, index) => {
      const other = b[index]
      return other !== undefined && (each === other || isSame(each, other))
    })
  )
}

function isSameSource(a: Source, b: Source): boolean {
  return (
    a.path === b.path &&
    a.version === b.version &&
    a.locale === b.locale &&
    a.title === b.title &&
    a.bodyLine === b.bodyLine &&
    a.listsCards === b.listsCards &&
    (a.post === b.post || JSON.stringify(a.post) === JSON.stringify(b.post)) &&
    headOf(a) === headOf(b) &&
    JSON.stringify(a.frontMatter) === JSON.stringify(b.frontMatter)
  )
}

/** The lines before the body: errors in the front matter have their positions there. */
function headOf({ text, bodyLine }: Source): string {
  return text.split('\n', bodyLine - 1).join('\n')
}

function isSameAsset(a: Asset, b: Asset): boolean {
  return a.path === b.path && a.hash === b.hash && a.width === b.width && a.height === b.height
}

function isSameStatic(a: StaticFile, b: StaticFile): boolean {
  return a.output === b.output && isSameAsset(a, b)
}

function isSameChange(a: LastChange, b: LastChange): boolean {
  return a.date === b.date && a.author === b.author
}

function isSameMap<Value>(
  a: ReadonlyMap<string, Value>,
  b: ReadonlyMap<string, Value>,
  isSame: (a: Value, b: Value) => boolean,
): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) {
    const other = b.get(key)
    if (other === undefined || !isSame(value, other)) return false
  }
  return true
}
