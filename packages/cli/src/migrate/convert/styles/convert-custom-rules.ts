import { posix } from 'node:path'
import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../../config/is-record.js'
import type { ConvertContext } from '../convert-context.js'
import { type Converted, nothing } from '../converted.js'
import type { Note } from '../note.js'
import type { SiteLayout } from '../site-layout.js'
import { keepTailwindRules } from './convert-postcss.js'
import { isOfPackage, NEW_STYLES, readCustomSheets } from './convert-styles.js'
import { type CustomSheet, keepCustomRules } from './keep-custom-rules.js'
import { keepFrameColors } from './keep-frame-colors.js'
import { listComputedClasses } from './list-computed-classes.js'
import { listSidebarClasses } from './list-sidebar-classes.js'
import { GENERATED, type Properties, readProperties, readRootRules } from './read-properties.js'
import { makeReadable } from './readable-color.js'
import { translateProperty } from './translate-property.js'

const THEME = '@docusaurus/theme-classic'
/** Custom property that sites set for the content of pages → the rule of Infima that reads it. */
const RULES_BY_PROPERTY: Readonly<Record<string, string>> = {
  '--ifm-link-color': ':where(.prose a:not([class])) { color: var(--ifm-link-color); }\n',
  '--ifm-link-hover-color': ':where(.prose a:not([class]):hover) { color: var(--ifm-link-hover-color); }\n',
  '--ifm-heading-color': ':where(.prose :is(h1, h2, h3, h4, h5, h6)) { color: var(--ifm-heading-color); }\n',
}
/** The rules for heroes read these properties, which no token of docgen represents. */
const HERO: readonly string[] = ['--ifm-hero-background-color', '--ifm-hero-text-color']

/** docgen sets margins only between blocks of content. In Infima, each of these elements has a margin below it. */
const PAGE_MARGINS = `/* The margins of Infima, in pages that are components. */
:where(.layout-full .prose :is(h1, h2, h3, h4, h5, h6)),
:where(.layout-full .prose :is(h1, h2, h3, h4, h5, h6) + *) {
  margin-block-start: 0;
}
:where(.layout-full .prose :is(p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, .code-frame)) {
  margin-block-end: 1.25rem;
}
`

/** Tailwind's base rules remove the markers of lists, but the rules of docgen's theme override them. */
const PAGE_LISTS = `/* Lists as Tailwind resets them, in pages that are components. */
:where(.layout-full .prose :is(ul, ol)) {
  padding: 0;
  list-style: none;
}
`

/** A rule that makes the content of a page the origin for elements that the site positions. */
const POSITIONS_CONTENT = /(?:^|[\s,};])\.markdown\s{0,9}\{[^{}]{0,2000}?\bposition\s{0,9}:\s{0,9}relative/
const POSITION_RULE = '.prose {\n  position: relative;\n}\n'

const VARIABLE = /var\(\s{0,9}(--[\w-]+)/g

/**
 * Migrates rules of the custom style sheets for class names of the site, and the custom properties that these rules and
 * the components of the site read.
 */
export function convertCustomRules(
  plugins: readonly PluginUse[],
  usedClasses: ReadonlySet<string>,
  { layout }: ConvertContext,
): Converted {
  const options = plugins.find(({ name }) => name === THEME)?.options.value
  const sheets = readCustomSheets(isRecord(options) ? options['customCss'] : undefined, layout)
  const classes = {
    content: new Set([...usedClasses, ...listComputedClasses(layout)]),
    sidebar: listSidebarClasses(plugins, layout),
  }
  const ruleSheets = sheets
    .filter(({ name, sass = 'compiled' }) => sass === 'compiled' && !isOfPackage(name))
    .map((sheet) => ({ name: sheet.name, css: keepCustomRules(sheet, classes) }))
    .filter(({ css }) => css !== '')
  const components = readComponents(sheets, layout)
  const texts = [...sheets.map(({ css }) => css), ...readRootRules(sheets, layout)]
  const [light, dark] = [readProperties(texts, false), readProperties(texts, true)]
  const colors = Object.keys(RULES_BY_PROPERTY).filter((name) =>
    [...texts, ...components].some((text) => setsProperty(text, name)),
  )
  const heroProperties = HERO.filter(
    (name) => usedClasses.has('hero') && texts.some((text) => setsProperty(text, name)),
  )
  const needed = [...colors, ...heroProperties, ...readVariables([...ruleSheets.map(({ css }) => css), ...components])]
  const properties = writeProperties(needed, light, dark)
  const tailwind = sheets
    .map(({ name, css }) => ({
      name,
      css: keepTailwindRules({ name, css }, (path) => `./${posix.join(posix.dirname(name), path)}`),
    }))
    .filter(({ css }) => css !== '')
  const hasPages = layout.listFiles('src').some((name) => /^pages\/.*\.[jt]sx?$/.test(name))
  const styles = [
    ...tailwind.map(({ css }) => css),
    properties,
    colors.map((name) => RULES_BY_PROPERTY[name]).join(''),
    keepFrameColors(light, dark),
    ...(hasPages ? [PAGE_MARGINS] : []),
    ...(hasPages && tailwind.some(({ css }) => css.includes('@layer reset')) ? [PAGE_LISTS] : []),
    ...(texts.some((text) => POSITIONS_CONTENT.test(text)) ? [POSITION_RULE] : []),
    ...ruleSheets.map(({ name, css }) => `/* Rules of ${name} for class names of this site. */\n${css}`),
  ]
    .filter(Boolean)
    .join('\n')
  if (styles === '') return nothing()
  const notes = [...tailwind.map(noteTailwind), ...ruleSheets.map(noteClasses)]
  return { fields: { theme: { css: [`./${NEW_STYLES}`] } }, comments: {}, notes, styles }
}

/** Returns the texts of all components in `src`, and of its style sheets except the custom style sheets. */
function readComponents(custom: readonly CustomSheet[], { listFiles, readFile }: SiteLayout): readonly string[] {
  return listFiles('src')
    .filter(
      (name) => /\.(?:css|s[ac]ss|less|[jt]sx?)$/.test(name) && !custom.some((sheet) => sheet.name === `src/${name}`),
    )
    .map((name) => readFile(`src/${name}`) ?? '')
}

function noteTailwind({ name }: CustomSheet): Note {
  const message = `they are in \`${NEW_STYLES}\`, the base rules below those of the theme`
  return { status: 'changed', path: [], name: `rules of Tailwind in ${name}`, message }
}

function noteClasses({ name }: CustomSheet): Note {
  const message = `their rules are in \`${NEW_STYLES}\`, limited to content and items of sidebars`
  return { status: 'changed', path: [], name: `class names of the site in ${name}`, message }
}

/** Whether a style sheet or component sets a custom property. */
function setsProperty(text: string, name: string): boolean {
  return text
    .split(name)
    .slice(1)
    .some((rest) => /^['"]?\s{0,9}:/.test(rest))
}

function readVariables(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name))
}

/**
 * Returns rules for both color modes that set the custom properties with these names, and the properties that their
 * values refer to.
 */
function writeProperties(names: readonly string[], light: Properties, dark: Properties): string {
  const rules: Record<'light' | 'dark', string[]> = { light: [], dark: [] }
  const seen = new Set<string>()
  const add = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    if ([light, dark].some((properties) => properties.get(name) === GENERATED)) return
    const { value, darkValue } = valuesOf(name, light, dark)
    for (const each of readVariables([value ?? '', darkValue ?? ''])) add(each)
    if (value !== undefined) rules.light.push(`  ${name}: ${value};\n`)
    if (darkValue !== undefined) rules.dark.push(`  ${name}: ${darkValue};\n`)
  }
  for (const name of names) add(name)
  const write = (selector: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`
  return write(':root', rules.light) + write("[data-theme='dark']", rules.dark)
}

interface PropertyValues {
  readonly value?: string | undefined
  readonly darkValue?: string | undefined
}

/**
 * Returns the values of a property. For a property of Infima, this is docgen's counterpart, except for text colors,
 * which a site can set.
 */
function valuesOf(name: string, light: Properties, dark: Properties): PropertyValues {
  const defaultValue = translateProperty(name)
  if (!Object.hasOwn(RULES_BY_PROPERTY, name))
    return defaultValue === undefined ? { value: light.get(name), darkValue: dark.get(name) } : { value: defaultValue }
  const lightColor = light.get(name) ?? defaultValue ?? 'inherit'
  const darkColor = dark.get(name) ?? lightColor
  const value = makeReadable(lightColor, 'light') ?? lightColor
  const darkValue = makeReadable(darkColor, 'dark') ?? darkColor
  return { value, ...(darkValue !== value && { darkValue }) }
}
