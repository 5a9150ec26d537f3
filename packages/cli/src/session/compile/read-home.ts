import type { HomeFields } from '@docgen/renderer/markdown'
import { isRecord } from '../../config/is-record.js'
import { positionAt } from '../../config/source/position-at.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../../config/yaml/split-front-matter.js'
import type { Source } from '../../read/source.js'

type HomeSource = Pick<Source, 'text' | 'frontMatter' | 'title'>

/**
 * Reads the parts of a landing page from front matter, with the positions of all fields; `undefined` if the page has no
 * such parts.
 */
export function readHome({ text, frontMatter, title = '' }: HomeSource): HomeFields | undefined {
  const { layout, hero, logos, features = [] } = frontMatter
  if (layout !== 'home' || !(hero || logos || features.length > 0)) return undefined
  const fields = {
    ...(hero && { hero: { ...hero, title: hero.title ?? title } }),
    ...(logos && { logos }),
    ...(features.length > 0 && { features }),
  }
  return { ...fields, positions: Object.fromEntries(locateHomeFields(text, fields)) }
}

type HomePosition = readonly [path: string, point: { readonly line: number; readonly column: number }]

function locateHomeFields(text: string, fields: object): readonly HomePosition[] {
  const block = splitFrontMatter(text)
  if (block === undefined || block === 'unterminated') return []
  const { yaml, yamlOffset } = block
  return listPaths(fields).map((path): HomePosition => {
    const { value } = locateYamlKey(yaml, path)
    const { line, column } = positionAt(text, yamlOffset + startOfText(yaml, value.start), yamlOffset + value.end)
    return [path.join('.'), { line, column }]
  })
}

/** Returns the offset of a value's text: after the header of a block scalar (`code: |`). */
function startOfText(yaml: string, start: number): number {
  const [header] = /^[|>][-+\d]*[ \t]*\r?\n\s*/.exec(yaml.slice(start)) ?? ['']
  return start + header.length
}

/** Lists the paths of all fields and items inside a value. */
function listPaths(value: unknown): (string | number)[][] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([key, inner]) => [[key], ...listPaths(inner).map((path) => [key, ...path])])
}
