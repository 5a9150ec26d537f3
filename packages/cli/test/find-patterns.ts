import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@babel/parser'

/** A regular expression of a source file. */
export interface PatternUse {
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

/** The patterns of a folder's source files. */
export interface PatternList {
  readonly patterns: readonly PatternUse[]
  /** `new RegExp` with a value only known at run time, as `file: code`. */
  readonly unknown: readonly string[]
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly loc: { readonly start: { readonly line: number } }
  readonly [field: string]: unknown
}

const SOURCE = /^(?!.*(?:\.test|\.d)\.[cm]?tsx?$).*\.(?:[cm]?[jt]s|tsx)$/
const SKIPPED = /(?:^|[\\/])(?:node_modules|dist|test|templates)(?:[\\/]|$)/

/** Finds the regular expressions of the source files below a folder: literals, and `new RegExp` of constants. */
export function findPatterns(folder: string): PatternList {
  const files = listSources(folder, '')
  const perFile = files.map((file) => readFile(file, readFileSync(join(folder, file), 'utf8')))
  return { patterns: perFile.flatMap(({ patterns }) => patterns), unknown: perFile.flatMap(({ unknown }) => unknown) }
}

function listSources(folder: string, inside: string): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`
    if (SKIPPED.test(path)) return []
    if (entry.isDirectory()) return listSources(folder, path)
    return SOURCE.test(path) ? [path] : []
  })
}

function readFile(file: string, code: string): PatternList {
  const patterns: PatternUse[] = []
  const unknown: string[] = []
  const constants = new Map<string, SyntaxNode>()
  const { program } = parse(code, {
    sourceType: 'module',
    plugins: /\.[cm]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'],
  })
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value)) return
    const { line } = value.loc.start
    if (value.type === 'VariableDeclarator' && isNode(value['id']) && isNode(value['init']))
      constants.set(String(value['id']['name']), value['init'])
    if (value.type === 'RegExpLiteral')
      patterns.push({ file, line, source: String(value['pattern']), flags: String(value['flags']) })
    if (isRegExpCall(value)) {
      const [pattern, flags] = value['arguments'] as readonly (SyntaxNode | undefined)[]
      const source = pattern && evaluate(pattern, constants)
      if (source === undefined) unknown.push(`${file}: ${code.slice(value.start, value.end)}`)
      else patterns.push({ file, line, source, flags: (flags && evaluate(flags, constants)) ?? '' })
    }
    for (const [field, child] of Object.entries(value)) if (field !== 'loc' && field !== 'extra') visit(child)
  }
  visit(program)
  return { patterns, unknown }
}

/** Replaces parts of a pattern only known at run time, such as a name. */
const STAND_IN = 'name'

/** Evaluates a text built from literals, constants of the same file and sources of patterns. */
function evaluate(node: SyntaxNode, constants: ReadonlyMap<string, SyntaxNode>): string | undefined {
  const of = (value: unknown): string | undefined => (isNode(value) ? evaluate(value, constants) : undefined)
  switch (node.type) {
    case 'StringLiteral':
      return String(node['value'])
    case 'RegExpLiteral':
      return String(node['pattern'])
    case 'Identifier': {
      const constant = constants.get(String(node['name']))
      return constant && of(constant)
    }
    case 'TemplateLiteral': {
      const texts = (node['quasis'] as readonly SyntaxNode[]).map(({ value }) => String(Object(value).cooked))
      const values = (node['expressions'] as readonly unknown[]).map((each) => of(each) ?? STAND_IN)
      return texts.map((text, index) => text + (values[index] ?? '')).join('')
    }
    case 'MemberExpression': {
      const property = node['property']
      return isNode(property) && property['name'] === 'source' ? of(node['object']) : undefined
    }
    case 'CallExpression':
      return evaluateJoin(node, of)
    default:
      return undefined
  }
}

/** `[A, B].join('|')`. */
function evaluateJoin(node: SyntaxNode, of: (value: unknown) => string | undefined): string | undefined {
  const callee = node['callee']
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['object'])) return undefined
  const { object, property } = callee as unknown as { readonly object: SyntaxNode; readonly property: SyntaxNode }
  if (object.type !== 'ArrayExpression' || property['name'] !== 'join') return undefined
  const values = (object['elements'] as readonly unknown[]).map(of)
  const separator = of((node['arguments'] as readonly unknown[])[0])
  return values.includes(undefined) || separator === undefined ? undefined : values.join(separator)
}

function isRegExpCall({ type, callee }: SyntaxNode): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee['name'] === 'RegExp'
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value
}
