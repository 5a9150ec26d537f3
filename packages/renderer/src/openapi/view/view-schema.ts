import type {
  PropertyView,
  RenderedPropertyView,
  SchemaRuleView,
  SchemaView,
  VariantGroupView,
} from '../../contract/index.js'
import { inEnglish } from '../api-words.js'
import { cutExample } from '../cut-example.js'
import { follow } from '../document-node.js'
import { isObject, isSameValue, toLabel, toQuotedLabel } from '../json-value.js'
import { hasInside, visibleVariants } from '../schema/has-parts.js'
import { labelType, nameSchema, ownName } from '../schema/label-type.js'
import { readSchema } from '../schema/read-schema.js'
import { formatConflict, type Schema, type SchemaSource, type Variants } from '../schema/schema.js'
import { type ApiDraft, addWords, describe, describeField, takeId } from './api-draft.js'
import { findFold } from './find-fold.js'
import { linkSchema } from './link-schema.js'
import { listRows, type Row } from './list-rows.js'
import { renderRow } from './render-row.js'
import type { SchemaPosition } from './schema-position.js'
import { viewDeprecation, viewExternalDocs } from './view-notes.js'

/** Maximum length of a list of values that is shown unfolded. */
const MAX_UNFOLDED_VALUES = 12

/** The view of a schema as a finite tree. */
export function viewSchema(source: SchemaSource, position: SchemaPosition, draft: ApiDraft): SchemaView {
  const schema = readSchema(source)
  const { text } = draft.markers
  for (const conflict of schema.conflicts) {
    const pointer = source[0] ? follow(source[0]).pointer : ''
    draft.problems.push({
      code: 'api-schema-conflict',
      severity: 'warning',
      pointer,
      message: `parts of allOf contradict each other: ${formatConflict(conflict, inEnglish)}`,
    })
  }
  const fold = findFold(schema, source, position, draft)
  const allowed = schema.enumValues.map(({ value }) => value)
  addWords(draft, ...allowed.map(toLabel))
  // One object literal, because a page has thousands of these: V8 frees objects created by spreading late, so they
  // accumulate.
  return {
    type: labelType(schema, text),
    title: schema.title ?? schema.name,
    ...describeField(draft, schema.description),
    ...viewDeprecation(draft, schema.deprecation),
    isNullable: schema.isNullable,
    isReadOnly: schema.isReadOnly,
    isWriteOnly: schema.isWriteOnly,
    constraints: schema.constraints,
    enumValues: schema.enumValues.map(({ value, description }) => ({
      value: toQuotedLabel(value, allowed),
      ...(description && { descriptionHtml: describe(draft, description) }),
    })),
    isEnumFolded: schema.enumValues.length > MAX_UNFOLDED_VALUES,
    ...(schema.constant !== undefined && { constant: JSON.stringify(schema.constant) }),
    ...(schema.defaultValue !== undefined && { defaultValue: JSON.stringify(schema.defaultValue) }),
    examples: viewValues(schema),
    ...viewExternalDocs(draft, schema.externalDocs),
    conflicts: schema.conflicts.map((conflict) => formatConflict(conflict, text)),
    ...(fold || !hasInside(schema) ? NOTHING_INSIDE : viewInside(schema, position, draft)),
    ...(fold && { fold }),
    ...(fold?.reason !== 'deep' && linkSchema(schema, draft)),
  }
}

type Inside = Pick<SchemaView, 'properties' | 'tuple' | 'items' | 'variantGroups' | 'rules'>

const NOTHING_INSIDE: Inside = { properties: [], tuple: [], variantGroups: [], rules: [] }

function viewInside(schema: Schema, position: SchemaPosition, draft: ApiDraft): Inside {
  const inner: SchemaPosition = { ...position, path: new Map(position.path).set(schema.identity, position.anchor) }
  const items = schema.items && viewItems(schema.items, inner, draft)
  return {
    properties: viewProperties(schema, inner, draft),
    tuple: viewTuple(schema, inner, draft),
    ...(items && { items }),
    variantGroups: visibleVariants(schema).map((group) => viewVariants(group, inner, draft)),
    rules: schema.rules.map(({ kind, name, source: rule }): SchemaRuleView => {
      const at = { ...inner, id: `${inner.id}.${kind}`, depth: inner.depth + 1 }
      return { kind, name, schema: viewSchema(rule, at, draft) }
    }),
  }
}

/** Example values; next to a constant, another value would only mislead. */
function viewValues({ examples, constant }: Schema): readonly string[] {
  return examples
    .filter((value) => constant === undefined || isSameValue(value, constant))
    .map((value) => JSON.stringify(value))
    .map(cutExample)
}

/**
 * Returns all rows of a schema. Rows at the root of a body are rendered together, once for all pages that show them
 * equally.
 */
function viewProperties(schema: Schema, position: SchemaPosition, draft: ApiDraft): SchemaView['properties'] {
  const { rowCache } = draft
  const rows = listRows(schema, position.side, draft)
  const viewAll = (): readonly ViewedRow[] => rows.map((row) => viewRow(row, position, draft))
  // Nested rows are already part of their parent's template.
  if (!rowCache || draft.inside || position.depth > 0 || rows.length < 2) return viewAll()
  const { rows: depth, side, id, path } = position
  const print = (ownId: string, ancestors: SchemaPosition['path'], page: ApiDraft): string =>
    listRows(schema, side, page)
      .map((row) => viewRow(row, { ...position, id: ownId, path: ancestors }, page))
      .map((row) => ('html' in row ? row.html : rowCache.print(row, depth, page.markers.text)))
      .join('')
  const rendered = renderRow({ schema, key: `rows ${depth}`, side, id, path, print }, rowCache, draft)
  if (!rendered) return viewAll()
  return rows.map((_row, index) => (index === 0 ? rendered : { id, html: '' }))
}

function viewTuple({ tuple, rest }: Schema, position: SchemaPosition, draft: ApiDraft): SchemaView['tuple'] {
  const positions = tuple.map((source, index) =>
    viewRow({ kind: 'index', name: String(index), source, isRequired: false }, position, draft),
  )
  if (!rest) return positions
  return [...positions, viewRow({ kind: 'rest', name: '', source: rest, isRequired: false }, position, draft)]
}

type ViewedRow = PropertyView | RenderedPropertyView

/** The view of a row. It is rendered once for all pages on which its ancestors and remaining rows are equal. */
function viewRow(row: Row, position: SchemaPosition, draft: ApiDraft): ViewedRow {
  draft.budget.left -= 1
  const { kind, name, source, isRequired } = row
  const id = takeId(draft, `${position.id}.${name || kind}`)
  const [node, ...others] = source
  const viewOne = (): PropertyView => viewProperty(row, { ...position, id }, draft)
  const { rowCache } = draft
  if (!rowCache || others.length > 0 || !isObject(node?.value)) return viewOne()
  const { path, rows: depth, side } = position
  // Without nested content, a row looks the same in every position.
  const context = hasInside(readSchema(source)) ? ` ${position.depth} ${depth}` : ''
  const rendered = renderRow(
    {
      schema: node.value,
      key: `${kind} ${isRequired}${context} ${name}`,
      side,
      id,
      path,
      print: (ownId, ancestors, page) =>
        rowCache.print(viewProperty(row, { ...position, id: ownId, path: ancestors }, page), depth, page.markers.text),
    },
    rowCache,
    draft,
  )
  return rendered ?? viewOne()
}

/** Returns the view of a row with its nested content. Its id is the id of the position. */
function viewProperty(
  { kind, name, source, isRequired }: Row,
  position: SchemaPosition,
  draft: ApiDraft,
): PropertyView {
  const { id, depth, rows } = position
  addWords(draft, name)
  const schema = viewSchema(source, { ...position, anchor: id, depth: depth + 1, rows: rows + 1 }, draft)
  const release = draft.findRelease?.(source[0]?.pointer ?? '')
  return {
    name,
    kind,
    id,
    isRequired,
    // The type of a property that is only named in `required` is unknown, because another part may declare it.
    schema: source.length === 0 ? { ...schema, type: '' } : schema,
    ...(release && { release }),
  }
}

/** The items of an array; `undefined` if they contain nothing besides the type that the label of the array shows. */
function viewItems(source: SchemaSource, position: SchemaPosition, draft: ApiDraft): SchemaView | undefined {
  const view = viewSchema(source, { ...position, id: `${position.id}[]` }, draft)
  const ownContent =
    view.descriptionHtml ??
    view.deprecation ??
    view.constant ??
    view.defaultValue ??
    view.externalDocs ??
    view.items ??
    view.fold
  const lists = [
    view.constraints,
    view.enumValues,
    view.examples,
    view.properties,
    view.tuple,
    view.variantGroups,
    view.rules,
    view.conflicts,
  ]
  return ownContent !== undefined || lists.some(({ length }) => length > 0) ? view : undefined
}

function viewVariants(
  { kind, options, discriminator }: Variants,
  position: SchemaPosition,
  draft: ApiDraft,
): VariantGroupView {
  const countByName = new Map<string, number>()
  const variants = options.map((source) => {
    const schema = readSchema(source)
    const name = nameSchema(schema, inEnglish)
    const count = (countByName.get(name) ?? 0) + 1
    countByName.set(name, count)
    const number = count === 1 ? '' : ` ${count}`
    const id = takeId(draft, `${position.id}.${name}${number}`)
    addWords(draft, ownName(schema))
    const [node] = source
    return {
      id,
      label: nameSchema(schema, draft.markers.text) + number,
      ...(node && discriminator?.fallback === follow(node).pointer && { isFallback: true as const }),
      discriminatorValues: (node && discriminator?.values.get(follow(node).pointer)) ?? [],
      schema: viewSchema(source, { ...position, id, anchor: id, depth: position.depth + 1 }, draft),
    }
  })
  const id = takeId(draft, `${position.id}.${kind}`)
  return { kind, id, ...(discriminator && { discriminator: discriminator.property }), variants }
}
