import { join } from 'node:path'
import { escapeHtml, type FindIcon, type IconResult, nearestWord } from '@docgen/renderer/contract'
import type { IconifyJSON } from '@iconify/types'
import { getIconData, iconToSVG } from '@iconify/utils'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { BUILT_IN_SET } from './built-in-set.js'
import type { IconSets } from './find-icon-sets.js'

/** Matches an emoji: neither letters nor digits nor the punctuation of icon names. */
const EMOJI = /^[^\w\s:./-]+$/u
const NAME = /^(?:([a-z\d]+(?:-[a-z\d]+)*):)?([a-z\d]+(?:-[a-z\d]+)*)$/

/** The class and attributes of every icon. */
const ATTRIBUTES = 'class="glyph" aria-hidden="true"'

/**
 * Creates a function that finds icons in installed sets; each set is read when one of its icons is first needed. A name
 * without a set is searched in all installed sets, in the order of their names. The set `docgen` needs no installation.
 * With `isLenient`, such a name that no set has is an icon without HTML instead of a problem.
 */
export function createIconFinder(sets: IconSets, isLenient = false): FindIcon {
  const read = new Map<string, IconifyJSON | undefined>([[BUILT_IN_SET.prefix, BUILT_IN_SET]])
  const iconsByName = new Map<string, IconResult>()
  const readSet = (prefix: string): IconifyJSON | undefined => {
    const set = Object.hasOwn(sets, prefix) ? sets[prefix] : undefined
    if (!read.has(prefix))
      read.set(prefix, set && (readJsonFile(join(set.folder, 'icons.json')) as IconifyJSON | undefined))
    return read.get(prefix)
  }
  const prefixes = Object.keys(sets)
  const find = (iconName: string): IconResult => {
    if (EMOJI.test(iconName)) return { html: `<span ${ATTRIBUTES}>${escapeHtml(iconName)}</span>` }
    const [, prefix, name] = NAME.exec(iconName) ?? []
    if (name === undefined)
      return { message: `"${iconName}" is not the name of an icon`, hint: 'Write the set and the icon: lucide:rocket' }
    if (prefix !== undefined && !readSet(prefix) && !Object.hasOwn(sets, prefix))
      return describeMissingSet(prefix, prefixes)
    if (prefix === undefined && prefixes.length === 0) return describeMissingSet('lucide', prefixes)
    const candidates = prefix === undefined ? prefixes : [prefix]
    for (const candidate of candidates) {
      const set = readSet(candidate)
      const html = set && writeIcon(set, name)
      if (html !== undefined) return { html }
    }
    return describeMissingIcon(name, candidates, readSet)
  }
  return (iconName) => {
    const icon = iconsByName.get(iconName) ?? (isLenient ? skipUnknown(iconName, find(iconName)) : find(iconName))
    iconsByName.set(iconName, icon)
    return icon
  }
}

/** Returns an icon without HTML for a name that no set has, unless it names its set. */
function skipUnknown(iconName: string, icon: IconResult): IconResult {
  return 'html' in icon || iconName.includes(':') ? icon : { html: '' }
}

/** Renders an icon as SVG with the color and height of the text; `undefined` if the set does not contain it. */
function writeIcon(set: IconifyJSON, name: string): string | undefined {
  const data = getIconData(set, name)
  if (!data) return undefined
  const { attributes, body } = iconToSVG(data, { height: '1em' })
  const { width = '1em', viewBox } = attributes
  const uniqueBody = prefixIds(body, `${set.prefix}-${name}-`)
  return `<svg ${ATTRIBUTES} width="${width}" height="1em" viewBox="${viewBox}">${uniqueBody}</svg>`
}

/**
 * Makes the ids of gradients and masks unique to the icon. The ids that `@iconify/utils` generates would depend on the
 * order in which pages are rendered.
 */
function prefixIds(body: string, prefix: string): string {
  return body.replace(/(\sid="|#)([\w-]+)(?=["')])/g, (whole, before: string, id: string) =>
    body.includes(` id="${id}"`) ? `${before}${prefix}${id}` : whole,
  )
}

function describeMissingSet(prefix: string, installed: readonly string[]): IconResult {
  const near = nearestWord(prefix, installed)
  const install = `npm install --save-dev @iconify-json/${prefix}`
  return {
    message: `the icon set ${prefix} is not installed`,
    hint: near === undefined ? `Run ${install}` : `Did you mean ${near}? Otherwise run ${install}`,
  }
}

function describeMissingIcon(
  name: string,
  prefixes: readonly string[],
  readSet: (prefix: string) => IconifyJSON | undefined,
): IconResult {
  const message =
    prefixes.length === 1
      ? `the icon set ${prefixes[0]} has no icon ${name}`
      : `no installed icon set has an icon ${name}`
  for (const prefix of prefixes) {
    const { icons = {}, aliases = {} } = readSet(prefix) ?? {}
    const near = nearestWord(name, [...Object.keys(icons), ...Object.keys(aliases)])
    if (near !== undefined) return { message, hint: `Did you mean ${prefix}:${near}?` }
  }
  return {
    message,
    hint: `Look up the icon at https://icon-sets.iconify.design, and write its set before a colon: lucide:rocket`,
  }
}
