import type { SiteLayout } from '../site-layout.js'

const CODE = /\.(?:[jt]sx?|json|ya?ml)$/
const QUOTED = /'([^'\n]{1,200})'|"([^"\n]{1,200})"|`([^`]{1,200})`/g
const NAME = /^-?[a-z_][\w-]{2,50}$/i
/** Classes of Docusaurus' layout: as words, they also have other meanings. */
const LAYOUT_CLASS =
  /__|--|^(?:admonition|alert|avatar|badge|breadcrumbs|button|card|col|container|docusaurus|dropdown|footer|hero|icon|main-wrapper|markdown|menu|navbar|pagination|pagination-nav|pills|row|sidebar|table-of-contents|tabs|theme)(?:-|$)/

/**
 * Lists the words in strings of the site's code and data that may be class names, without the class names of
 * Docusaurus' layout.
 */
export function listComputedClasses(layout: Pick<SiteLayout, 'listFiles' | 'readFile'>): ReadonlySet<string> {
  const words = layout
    .listFiles('src')
    .filter((name) => CODE.test(name))
    .flatMap((name) => {
      const text = layout.readFile(`src/${name}`) ?? ''
      if (/\.ya?ml$/.test(name)) return text.split(/[^\w-]+/)
      return [...text.matchAll(QUOTED)].flatMap(([, ...parts]) => parts.join('').split(/[^\w-]+/))
    })
  return new Set(words.filter((word) => NAME.test(word) && !LAYOUT_CLASS.test(word)))
}
