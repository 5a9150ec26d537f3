import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** A description as plain data, parsed independently of docgen's model. */
export type Description = Readonly<Record<string, unknown>>

/** A part of the description that a page does not show. */
export interface Missing {
  /** Such as `GET /pets` or `overview`. */
  readonly page: string
  /** JSON pointer of what is missing. */
  readonly pointer: string
  /** The text that was not found. */
  readonly words: string
}

/** Texts that a page must contain. */
interface Fact {
  readonly pointer: string
  readonly words: string
}

/** Returns the HTML of an operation's page by method and path, or of a webhook's by method and name. */
export type FindPage = (method: string, path: string) => string | undefined

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const FOLD_DEPTH = 3

/**
 * Walks a description independently of docgen's model, and lists what the pages do not show: operations,
 * parameters, properties down to the folding depth, enum values, constraints, responses, headers and security
 * requirements.
 */
export function walkDescription(document: Description, findPage: FindPage): readonly Missing[] {
  const walk = new Walk(document)
  const missing: Missing[] = []
  for (const [path, item] of entries(walk.resolve(document['paths']))) {
    const resolved = walk.item(item)
    if (at(resolved, 'x-internal') === true) continue
    for (const method of METHODS) {
      const operation = at(resolved, method)
      if (!isRecord(operation) || operation['x-internal'] === true) continue
      const page = `${method.toUpperCase()} ${path}`
      const html = findPage(method, path)
      const pointer = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`
      if (html === undefined) missing.push({ page, pointer, words: 'a page' })
      else missing.push(...findMissing(page, textOf(html), walk.operation(operation, resolved, pointer)))
    }
  }
  for (const [name, item] of entries(document['webhooks'])) {
    const resolved = walk.item(item)
    for (const method of METHODS) {
      const operation = at(resolved, method)
      if (!isRecord(operation) || at(resolved, 'x-internal') === true) continue
      const facts = walk
        .operation(operation, resolved, `/webhooks/${name}/${method}`)
        .filter(({ pointer }) => !pointer.endsWith('/security'))
      missing.push(
        ...findMissing(name, textOf(findPage(method, name) ?? ''), [
          { pointer: `/webhooks/${name}`, words: name },
          ...facts,
        ]),
      )
    }
  }
  return missing
}

function findMissing(page: string, text: string, facts: readonly Fact[]): Missing[] {
  return facts.filter(({ words }) => !text.includes(squeeze(words))).map((fact) => ({ page, ...fact }))
}

class Walk {
  private readonly document: Description

  constructor(document: Description) {
    this.document = document
  }

  resolve(value: unknown): unknown {
    let current = value
    for (let hops = 0; hops < 50; hops++) {
      const reference = at(current, '$ref')
      if (typeof reference !== 'string') return current
      current = this.target(reference)
    }
    return undefined
  }

  /** A path item with the fields next to its reference. */
  item(value: unknown): unknown {
    const target = this.resolve(value)
    if (!isRecord(value) || !isRecord(target) || target === value) return target
    const parameters = [...list(target['parameters']), ...list(value['parameters'])]
    return { ...target, ...value, parameters }
  }

  operation(operation: Record<string, unknown>, item: unknown, pointer: string): Fact[] {
    const own = list(operation['parameters']).flatMap((each) => this.shown(each))
    const key = (each: unknown): string => `${at(each, 'in')} ${at(each, 'name')}`
    const inherited = list(at(item, 'parameters'))
      .flatMap((each) => this.shown(each))
      .filter((each) => !own.some((other) => key(other) === key(each)))
    const body = this.resolve(operation['requestBody'])
    return [
      ...[...inherited, ...own].flatMap((each) => this.parameter(each, `${pointer}/parameters`)),
      ...this.content(body, 'request', `${pointer}/requestBody`),
      ...entries(operation['responses']).flatMap(([status, each]) =>
        this.response(status, each, `${pointer}/responses/${status}`),
      ),
      ...this.security(operation['security'] ?? this.document['security'], `${pointer}/security`),
    ]
  }

  /** The target of a reference, unless it or the reference is internal. */
  private shown(value: unknown): readonly unknown[] {
    const target = this.resolve(value)
    return [value, target].some((each) => at(each, 'x-internal') === true) ? [] : [target]
  }

  private target(reference: string): unknown {
    const steps = decodeURIComponent(reference).replace(/^#\/?/, '').split('/').filter(Boolean)
    return steps.reduce<unknown>(
      (value, step) => at(value, step.replaceAll('~1', '/').replaceAll('~0', '~')),
      this.document,
    )
  }

  private parameter(parameter: unknown, pointer: string): Fact[] {
    const name = at(parameter, 'name')
    if (typeof name !== 'string' || typeof at(parameter, 'in') !== 'string') return []
    const own = `${pointer}/${name}`
    return [
      { pointer: own, words: name },
      ...this.schema(at(parameter, 'schema'), { side: 'request', pointer: own, depth: 0, around: [] }),
    ]
  }

  private response(status: string, value: unknown, pointer: string): Fact[] {
    if (status.startsWith('x-')) return []
    const [response] = this.shown(value)
    if (response === undefined) return []
    const headers = entries(at(response, 'headers')).filter(
      ([name, each]) => name.toLowerCase() !== 'content-type' && this.shown(each).length > 0,
    )
    return [
      { pointer, words: status },
      ...headers.map(([name]) => ({ pointer: `${pointer}/headers/${name}`, words: name })),
      ...entries(at(response, 'links'))
        .flatMap(([name, each]) => this.shown(each).map(() => name))
        .map((name) => ({ pointer: `${pointer}/links/${name}`, words: name })),
      ...this.content(response, 'response', pointer),
    ]
  }

  private content(owner: unknown, side: TextPosition['side'], pointer: string): Fact[] {
    return entries(at(owner, 'content')).flatMap(([name, media]) => [
      { pointer: `${pointer}/content/${name}`, words: name },
      ...this.schema(at(this.resolve(media), 'schema'), {
        side,
        pointer: `${pointer}/content/${name}/schema`,
        depth: 0,
        around: [],
      }),
    ])
  }

  private security(value: unknown, pointer: string): Fact[] {
    return list(value).flatMap((alternative) =>
      entries(alternative).flatMap(([name, scopes]) => [
        { pointer, words: name },
        ...list(scopes).map((scope) => ({ pointer, words: String(scope) })),
      ]),
    )
  }

  private schema(value: unknown, position: TextPosition): Fact[] {
    const schema = this.resolve(value)
    if (!isRecord(schema) || position.around.includes(schema) || position.depth > FOLD_DEPTH) return []
    const inner = { ...position, around: [...position.around, schema] }
    const go = (child: unknown, name: string, isDeeper: boolean): Fact[] =>
      this.schema(child, {
        ...inner,
        pointer: `${position.pointer}/${name}`,
        depth: position.depth + (isDeeper ? 1 : 0),
      })
    return [
      ...this.limits(schema, position.pointer),
      ...entries(schema['properties']).flatMap(([name, child]) =>
        this.isHidden(child, position.side)
          ? []
          : [
              { pointer: `${position.pointer}/properties/${name}`, words: name },
              ...go(child, `properties/${name}`, true),
            ],
      ),
      ...entries(schema['patternProperties']).flatMap(([name, child]) => [
        { pointer: position.pointer, words: name },
        ...go(child, name, true),
      ]),
      ...['items', 'additionalProperties', 'not'].flatMap((key) => go(schema[key], key, key !== 'items')),
      ...['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((key) =>
        list(schema[key]).flatMap((child, index) => go(child, `${key}/${index}`, key !== 'allOf')),
      ),
    ]
  }

  /**
   * If several parts of an `allOf` set a limit, the page shows the strictest one, so limits are only expected
   * outside `allOf`.
   */
  private limits(schema: Record<string, unknown>, pointer: string): Fact[] {
    const isPart = /\/allOf\/\d+$/.test(pointer) || Array.isArray(schema['allOf'])
    const names = [
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'minItems',
      'maxItems',
      'minProperties',
      'maxProperties',
      'multipleOf',
    ]
    const numbers = names.flatMap((name) =>
      typeof schema[name] === 'number' && !isPart
        ? [{ pointer: `${pointer}/${name}`, words: String(schema[name]) }]
        : [],
    )
    const pattern = schema['pattern']
    const format = schema['format']
    return [
      ...numbers,
      ...(typeof pattern === 'string' ? [{ pointer: `${pointer}/pattern`, words: pattern }] : []),
      ...(typeof format === 'string' ? [{ pointer: `${pointer}/format`, words: format }] : []),
      ...(isPart ? [] : list(schema['enum'])).map((each) => ({
        pointer: `${pointer}/enum`,
        words: typeof each === 'string' ? each : JSON.stringify(each),
      })),
      ...('const' in schema
        ? [
            {
              pointer: `${pointer}/const`,
              words: typeof schema['const'] === 'string' ? schema['const'] : JSON.stringify(schema['const']),
            },
          ]
        : []),
    ]
  }

  private isHidden(value: unknown, side: TextPosition['side']): boolean {
    if (at(value, 'x-internal') === true) return true
    const schema = this.resolve(value)
    const is = (key: string): boolean =>
      [value, schema, ...list(at(schema, 'allOf')).map((part) => this.resolve(part))].some(
        (part) => at(part, key) === true,
      )
    return side === 'request' ? is('readOnly') : is('writeOnly')
  }
}

interface TextPosition {
  readonly side: 'request' | 'response'
  readonly pointer: string
  readonly depth: number
  readonly around: readonly unknown[]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function entries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text without white space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, '')
}

/** The text of a page without white space, because elements may split a name anywhere. */
export function textOf(html: string): string {
  const pieces: string[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text' && 'value' in node) pieces.push(node.value)
    if (node.nodeName === 'script' || node.nodeName === 'style' || !('childNodes' in node)) continue
    waiting.push(...node.childNodes.toReversed())
  }
  return squeeze(pieces.join(''))
}
