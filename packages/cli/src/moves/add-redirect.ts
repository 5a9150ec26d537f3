import { isRecord } from '../config/is-record.js'
import { createYamlLocator } from '../config/yaml/locate-yaml-key.js'
import { parseYaml } from '../config/yaml/parse-yaml.js'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'
import type { TextEdit } from './edit-list.js'

const FIELD = 'redirect_from'

/**
 * Returns the edit that adds an old route to the front matter of a page; `undefined` if it is already there, or if the
 * front matter cannot be read.
 */
export function addRedirect(text: string, route: string): TextEdit | undefined {
  const block = splitFrontMatter(text)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const written = quote(route)
  if (block === 'unterminated') return undefined
  if (block === undefined) {
    const start = text.startsWith('\ufeff') ? 1 : 0
    return insert(start, ['---', `${FIELD}:`, `  - ${written}`, '---', '', ''].join(lineEnd))
  }
  const { yaml, yamlOffset } = block
  const parsed = parseYaml(yaml)
  if (!parsed.ok || (parsed.value !== undefined && parsed.value !== null && !isRecord(parsed.value))) return undefined
  const before = isRecord(parsed.value) ? parsed.value[FIELD] : undefined
  const routes = Array.isArray(before) ? before.map(String) : before === undefined ? [] : [String(before)]
  if (routes.includes(route)) return undefined
  const end = yamlOffset + yaml.length
  if (before === undefined || before === null) return insert(end, `${FIELD}:${lineEnd}  - ${written}${lineEnd}`)
  const { value, valueEnd } = createYamlLocator(yaml)([FIELD])
  const [from, to] = [yamlOffset + value.start, yamlOffset + valueEnd]
  if (!Array.isArray(before)) {
    const scalar = text.slice(from, to).trimEnd()
    return { start: from, end: from + scalar.length, text: `[${scalar}, ${written}]` }
  }
  if (text[from] === '[') {
    const close = text.lastIndexOf(']', to)
    return insert(close, `${before.length === 0 ? '' : ', '}${written}`)
  }
  const lineStart = text.lastIndexOf('\n', from) + 1
  const indent = text.slice(lineStart, from).replace(/\S[\s\S]*/, '')
  const last = from + text.slice(from, to).trimEnd().length
  return insert(last, `${lineEnd}${indent}- ${written}`)
}

/**
 * Returns the edit of a page's front matter that keeps its old route after a move: adds it. A page that returns to an
 * earlier route must not redirect from it, so its entry becomes the old route instead.
 */
export function redirectOldRoute(text: string, oldRoute: string, newRoute: string): TextEdit | undefined {
  const block = splitFrontMatter(text)
  if (block !== undefined && block !== 'unterminated') {
    const routes = readRoutes(block.yaml)
    const index = routes.indexOf(newRoute)
    const isReturn = index >= 0 && !routes.includes(oldRoute)
    const { value, isExact } = isReturn ? createYamlLocator(block.yaml)([FIELD, index]) : NOWHERE
    if (isExact) {
      const start = block.yamlOffset + value.start
      const written = text.slice(start, block.yamlOffset + value.end)
      return { start, end: start + written.length, text: written.replace(newRoute, oldRoute) }
    }
  }
  return addRedirect(text, oldRoute)
}

const NOWHERE = { value: { start: 0, end: 0 }, isExact: false }

function readRoutes(yaml: string): readonly unknown[] {
  const parsed = parseYaml(yaml)
  const routes = parsed.ok && isRecord(parsed.value) ? parsed.value[FIELD] : undefined
  return Array.isArray(routes) ? routes : []
}

function insert(at: number, text: string): TextEdit {
  return { start: at, end: at, text }
}

/** Writes a route as YAML: with quotes if it contains more than letters, digits, slashes, dots and hyphens. */
function quote(route: string): string {
  return /^\/[\w/.-]*$/.test(route) ? route : `'${route.replaceAll("'", "''")}'`
}
