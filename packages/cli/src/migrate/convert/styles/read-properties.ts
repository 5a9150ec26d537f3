import { posix } from 'node:path'
import { listDeclarations } from '@docgen/renderer/contract'
import type { SiteLayout } from '../site-layout.js'
import { loadsTailwind, withoutComments } from './convert-postcss.js'
import type { CustomSheet } from './keep-custom-rules.js'
import { readOverrides } from './read-overrides.js'

/** The value of each custom property, by name. */
export type Properties = ReadonlyMap<string, string>

const RULE = /(?<![^{};])([^{};]+)\{([^{}]*)\}/g

/**
 * Returns the rules for the root in style sheets that components import, including CSS modules. They apply to every
 * page and follow the custom style sheets, because Docusaurus joins all style sheets in one.
 */
export function readRootRules(custom: readonly CustomSheet[], layout: SiteLayout): readonly string[] {
  const names = layout.listFiles('src').map((name) => `src/${name}`)
  const sheets = names.filter((name) => name.endsWith('.css') && !custom.some((sheet) => sheet.name === name))
  if (sheets.length === 0) return []
  const code = names.filter((name) => /\.[jt]sx?$/.test(name)).map((name) => layout.readFile(name) ?? '')
  return sheets
    .filter((name) => code.some((text) => text.includes(posix.basename(name))))
    .flatMap((name) => [...withoutComments(layout.readFile(name) ?? '').matchAll(RULE)])
    .filter(([, selectors = '']) => selectors.split(',').every((each) => isRoot(each.trim())))
    .map(([rule]) => rule)
}

function isRoot(selector: string): boolean {
  return ROOT.test(selector) || DARK_ROOT.test(selector)
}

/**
 * Replaces references to properties with their values, because the new style sheet does not set these properties.
 * Returns `undefined` if a referenced property has no value, or if the result is not CSS. `inside` lists the properties
 * that are being resolved, to detect cycles.
 */
export function resolveProperties(
  value: string,
  declarations: Properties,
  inside: readonly string[] = [],
): string | undefined {
  let isWhole = true
  const resolved = value.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, fallback?: string) => {
    const declared = inside.includes(name) ? undefined : declarations.get(name)
    if (declared === GENERATED) return `${GENERATED}${name})`
    const propertyValue =
      declared === undefined ? fallback?.trim() : resolveProperties(declared, declarations, [...inside, name])
    isWhole &&= propertyValue !== undefined
    return propertyValue ?? ''
  })
  const isResolved = isWhole && !PREPROCESSED.test(resolved) && !resolved.includes('var(')
  return isResolved ? resolved.replaceAll(GENERATED, 'var(') : undefined
}

/** Placeholder for the value of a property that Tailwind generates. */
export const GENERATED = '\0('
/** Matches the names of Docusaurus' custom properties: docgen has none of them. */
const DOCUSAURUS_PROPERTY = /^--(?:ifm|docusaurus|doc)-/

/** Variables and functions of Sass and Less: their compilers do not evaluate them in custom properties. */
const PREPROCESSED =
  /[$@]|#\{|\b(?:lighten|darken|fade|mix|(?:de)?saturate|tint|shade|color\.\w+|(?:adjust|scale)-color)\(/

/**
 * The custom properties that the root sets in light or dark mode. If a rule for an element replaces a style that Infima
 * takes from a property, such as the background of `.navbar`, the property gets the value of that rule.
 */
export function readProperties(sheets: readonly string[], isDark: boolean): Properties {
  const properties = new Map<string, string>()
  const important = new Map<string, string>()
  const matches = (root: RegExp, selectors: string): boolean =>
    selectors.split(',').some((selector) => root.test(selector.trim()))
  for (const sheet of sheets) {
    for (const [, selectors = '', block = ''] of withoutComments(sheet).matchAll(RULE)) {
      const isWanted = matches(isDark ? DARK_ROOT : ROOT, selectors)
      // An `!important` value of the light mode also applies in the dark mode.
      if (!isWanted && !(isDark && matches(ROOT, selectors))) continue
      for (const { name, value, isImportant } of listDeclarations(block)) {
        if (!name.startsWith('--')) continue
        if (isImportant) important.set(name, value)
        else if (isWanted) properties.set(name, value)
      }
    }
  }
  for (const [name, value] of important) properties.set(name, value)
  for (const [name, value] of readOverrides(sheets, isDark)) properties.set(name, value)
  if (!sheets.some(loadsTailwind)) return properties
  const read = [...properties.values()].flatMap((value) => [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)])
  const declared = new Set(
    sheets.flatMap((sheet) => [...sheet.matchAll(/(?<![\w-])(--[\w-]{1,99})\s{0,9}:/g)].map(([, name = '']) => name)),
  )
  for (const [, name = ''] of read)
    if (!declared.has(name) && !DOCUSAURUS_PROPERTY.test(name)) properties.set(name, GENERATED)
  return properties
}

const ROOT = /^(?!$)(?:html)?(?::root)*(?:\[data-theme=["']?light["']?\])?(?::root)?$/
const DARK_ROOT = /^(?:html)?(?::root)*\[data-theme=["']?dark["']?\](?::root)?$/
