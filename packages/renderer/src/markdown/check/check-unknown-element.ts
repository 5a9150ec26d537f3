import type { Html } from 'mdast'
import type { DocumentScope } from '../document-scope.js'

/** A tag without attributes, as placeholders such as `<your-name>` are. */
const BARE_TAG = /^<([a-z][\w.-]*)>/

const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe ' +
    'image img input ins kbd label legend li link listing main map mark marquee math menu menuitem meta meter nav nobr ' +
    'noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp ' +
    'rt rtc ruby s samp script search section select slot small source spacer span strike strong style sub summary sup ' +
    'svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
)

/**
 * Reports a tag that HTML does not know and that is never closed: browsers show nothing in its place, and its author
 * meant text.
 */
export function checkUnknownElement(node: Html, scope: DocumentScope): void {
  const [tag, name] = BARE_TAG.exec(node.value) ?? []
  if (tag === undefined || name === undefined || ELEMENTS.has(name) || scope.file.text.includes(`</${name}`)) return
  scope.report(node, {
    code: 'unknown-element',
    message: `HTML has no element ${tag}, so readers see nothing here`,
    hint: `Write \`${tag}\` in backticks, or \\${tag}, if it is meant as text`,
    length: tag.length,
  })
}
