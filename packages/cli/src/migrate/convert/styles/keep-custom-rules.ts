// biome-ignore-all lint/correctness/noComponentHookFactories: lightningcss names its visitors with capitals
import { posix } from 'node:path'
import type { Declaration, LengthPercentageOrAuto, Selector, SelectorComponent } from 'lightningcss'
import { isRecord } from '../../../config/is-record.js'
import { loadLightningCss } from '../../../emit/bundle-styles.js'

/** At-rules that contain or support style rules; others belong to a build tool, or load other sheets. */
const KEPT_RULES = new Set([
  'unknown',
  'style',
  'media',
  'supports',
  'keyframes',
  'font-face',
  'layer-block',
  'container',
])

/** The parts of a page that show content of the site. */
const CONTENT = createInsideSelector(['prose', 'navbar', 'footer', 'announcement'])
const SIDEBAR = createInsideSelector(['sidebar'])

/** Creates the selector `:where(.a *, .b *)` for elements inside elements with these classes. */
function createInsideSelector(names: readonly string[]): SelectorComponent {
  const selectors = names.map(
    (name): Selector => [{ type: 'class', name }, { type: 'combinator', value: 'descendant' }, { type: 'universal' }],
  )
  return { type: 'pseudo-class', kind: 'where', selectors }
}

/** Parts of a sidebar in Docusaurus, and docgen's elements. */
const SIDEBAR_PARTS: ReadonlyMap<string, Selector> = new Map([
  ['menu__link', [{ type: 'type', name: 'a' }]],
  ['menu__link--active', [{ type: 'attribute', name: 'aria-current' }]],
  ['menu__list', [{ type: 'type', name: 'ul' }]],
  ['menu__list-item', [{ type: 'type', name: 'li' }]],
])

/** A custom style sheet of a Docusaurus site. */
export interface CustomSheet {
  /** Path relative to the site's folder. */
  readonly name: string
  readonly css: string
}

/** The class names that the site uses. */
export interface UsedClasses {
  /** Class names in pages and components. */
  readonly content: ReadonlySet<string>
  /** Class names of sidebar items. */
  readonly sidebar: ReadonlySet<string>
}

/**
 * Returns the rules of a sheet for elements of the site: the site uses all class names in their selectors. The rules
 * are limited to content and items of sidebars, with the same specificity. Negative margins above and below are
 * removed: they close gaps of Docusaurus' layout, and would move content over other text in docgen. Empty if the sheet
 * has no rules for elements of the site, and no font faces.
 */
export function keepCustomRules({ name, css }: CustomSheet, used: UsedClasses): string {
  const { transform, Features } = loadLightningCss()
  const change = (text: string, options: Omit<Parameters<typeof transform>[0], 'filename' | 'code'>): string =>
    transform({ filename: name, code: Buffer.from(text), errorRecovery: true, ...options }).code.toString()
  const isOfSite = (selector: Selector): boolean => hasOnly(selector, used.content) || isOfSidebar(selector, used)
  let keptRules = 0
  try {
    // Visitors only drop rules and replace selectors: lightningcss cannot read back every rule that it passes to them.
    const plain = change(css, {
      visitor: { Rule: (rule) => (rule.type === 'unknown' && rule.value.name !== 'apply' ? [] : undefined) },
    })
    const siteRules = change(change(plain, { include: Features.Nesting }), {
      visitor: {
        Rule: (rule) => {
          const isKept = rule.type === 'style' ? rule.value.selectors.some(isOfSite) : KEPT_RULES.has(rule.type)
          // Keep font faces: the migrated tokens for fonts name their families.
          if (isKept && (rule.type === 'style' || rule.type === 'font-face')) keptRules += 1
          return isKept ? undefined : []
        },
        // Paths in the new sheet are relative to the site's folder.
        Url: ({ url, ...rest }) => ({
          ...rest,
          url: /^(?:[a-z]+:|[/#~@]|$)/i.test(url) ? url : `./${posix.join(posix.dirname(name), url)}`,
        }),
        Declaration: removeNegativeMargin,
      },
    })
    if (keptRules === 0) return ''
    const limit = (selector: Selector): Selector[] => [
      ...(hasOnly(selector, used.content) ? [limitTo(CONTENT, selector)] : []),
      ...(isOfSidebar(selector, used) ? [limitTo(SIDEBAR, selector.map(toSidebarPart))] : []),
    ]
    return change(change(siteRules, { minify: true, visitor: { Selector: limit } }), {})
  } catch {
    // Not CSS, such as Sass that the site cannot compile: the report names the whole sheet.
    return ''
  }
}

/** Whether a selector has class names, all of them in a set. */
function hasOnly(selector: Selector, names: ReadonlySet<string>): boolean {
  const classes = selector.flatMap((part) => (part.type === 'class' ? [part.name] : []))
  return classes.length > 0 && classes.every((each) => names.has(each))
}

/** Whether a selector is for an item of a sidebar. */
function isOfSidebar(selector: Selector, { sidebar }: UsedClasses): boolean {
  const rest = selector.filter((part) => part.type !== 'class' || !SIDEBAR_PARTS.has(part.name))
  return hasOnly(rest, sidebar)
}

function toSidebarPart(part: SelectorComponent): SelectorComponent {
  const selector = part.type === 'class' ? SIDEBAR_PARTS.get(part.name) : undefined
  return selector ? { type: 'pseudo-class', kind: 'is', selectors: [selector] } : part
}

const VERTICAL_MARGINS: ReadonlySet<string> = new Set(
  ['top', 'bottom', 'block-start', 'block-end'].map((side) => `margin-${side}`),
)

/** Removes negative margins above and below: returns a new declaration, an empty list, or `undefined` for no change. */
function removeNegativeMargin(declaration: Declaration): Declaration | [] | undefined {
  const limit = (side: LengthPercentageOrAuto) => (isNegative(side) ? ZERO_LENGTH : side)
  if (declaration.property === 'margin') {
    const { top, bottom, ...sides } = declaration.value
    return { property: 'margin', value: { ...sides, top: limit(top), bottom: limit(bottom) } }
  }
  if (declaration.property === 'margin-block') {
    const { blockStart, blockEnd } = declaration.value
    return { property: 'margin-block', value: { blockStart: limit(blockStart), blockEnd: limit(blockEnd) } }
  }
  return VERTICAL_MARGINS.has(declaration.property) && isNegative(declaration.value) ? [] : undefined
}

const ZERO_LENGTH: LengthPercentageOrAuto = {
  type: 'length-percentage',
  value: { type: 'dimension', value: { unit: 'px', value: 0 } },
}

/** Whether a length is written with a minus sign. */
function isNegative(length: unknown): boolean {
  const { type, value } = Object(length)
  if (typeof value === 'number') return value < 0
  return type === 'length-percentage' || type === 'dimension' || type === 'percentage'
    ? isNegative(value)
    : isRecord(length) && typeof length['unit'] === 'string' && isNegative({ value: length['value'] })
}

/** Limits a selector to elements inside a part of the page. The limit precedes pseudo-elements, which must come last. */
function limitTo(part: SelectorComponent, selector: Selector): Selector {
  const at = selector.findIndex(({ type }) => type === 'pseudo-element')
  const end = at === -1 ? selector.length : at
  return [...selector.slice(0, end), part, ...selector.slice(end)]
}
