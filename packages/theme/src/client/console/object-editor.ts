import { isObject, type JsonValue, readSchema, type Schema, type SchemaSource } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createButton, createField } from './create-field.js'
import type { Editor, EditorInput } from './editor.js'

/**
 * Maximum number of simple properties (texts, numbers and choices) for which all fields are shown. If an object has
 * more, readers add the optional ones that they need.
 */
const MAX_SIMPLE = 8

/**
 * Creates fields for the properties that are required or have a value, and for simple properties if there are few.
 * Readers add other properties as needed.
 */
export function createObjectEditor(input: EditorInput, schemas: readonly Schema[]): Editor {
  const { id, context, depth } = input
  const { text } = context
  const value = isObject(input.value) ? input.value : {}
  const properties = mergeProperties(schemas)
  const required = new Set(schemas.flatMap((schema) => [...schema.required]))
  const rows = new Map<string, { readonly row: HTMLElement; readonly editor: Editor }>()
  const list = element('div', { class: 'console-fields' })
  const adder = element('div', { class: 'console-adder' })
  const group = element('div', { class: 'console-group', id, tabindex: '-1' }, list, adder)

  const add = (name: string, start: JsonValue | undefined): Editor => {
    const source = properties.get(name) ?? additionalSource(schemas) ?? []
    const isRequired = required.has(name)
    const id = context.createId()
    const editor = context.createEditor({ id, label: '', isRequired, depth: depth + 1, context, source, value: start })
    const onRemove = isRequired ? undefined : () => remove(name)
    const row = createField(editor, { name, source, isRequired, text, onRemove })
    rows.set(name, { row, editor })
    list.append(row)
    return editor
  }
  const remove = (name: string): void => {
    rows.get(name)?.row.remove()
    rows.delete(name)
    updateAdder()
    // The button that had the focus is gone.
    const focused = adder.querySelector<HTMLElement>('select, input') ?? group
    focused.focus()
  }
  const updateAdder = (): void => {
    const missing = [...properties.keys()].filter((name) => !rows.has(name))
    const allowsOthers = schemas.every((schema) => !isClosed(schema))
    const onAdd = (name: string): void => {
      if (name === '' || rows.has(name)) return
      const editor = add(name, undefined)
      updateAdder()
      editor.find([]).focus()
    }
    adder.replaceChildren(
      ...createAdder({ missing, allowsOthers, id: `${id}-add`, label: text('theme.api.try.addProperty'), onAdd }),
    )
  }

  for (const name of listInitialNames({ value, properties, required }))
    add(name, Object.hasOwn(value, name) ? value[name] : undefined)
  updateAdder()
  return {
    element: group,
    read: () => readRows(rows, input.isRequired),
    find: ([name, ...rest]) => (name === undefined ? undefined : rows.get(name)?.editor.find(rest)) ?? group,
  }
}

function readRows(rows: ReadonlyMap<string, { readonly editor: Editor }>, isRequired: boolean): JsonValue | undefined {
  const entries = [...rows].flatMap(([name, { editor }]) => {
    const each = editor.read()
    return each === undefined ? [] : [[name, each] as const]
  })
  return entries.length === 0 && !isRequired ? undefined : Object.fromEntries(entries)
}

function mergeProperties(schemas: readonly Schema[]): ReadonlyMap<string, SchemaSource> {
  const merged = new Map<string, SchemaSource>()
  for (const { properties } of schemas) {
    for (const [name, source] of properties) {
      if (!readSchema(source).isReadOnly) merged.set(name, [...(merged.get(name) ?? []), ...source])
    }
  }
  return merged
}

function additionalSource(schemas: readonly Schema[]): SchemaSource | undefined {
  return schemas.find(({ additionalProperties }) => additionalProperties)?.additionalProperties
}

/** Whether a schema allows only the properties that it names. */
function isClosed({ constraints, patternProperties }: Schema): boolean {
  return patternProperties.size === 0 && constraints.some(({ name }) => name === 'additionalProperties')
}

interface ObjectProperties {
  readonly value: Readonly<Record<string, JsonValue>>
  readonly properties: ReadonlyMap<string, SchemaSource>
  readonly required: ReadonlySet<string>
}

/** Lists the properties that have a field before the reader adds or removes any. */
function listInitialNames({ value, properties, required }: ObjectProperties): readonly string[] {
  const isSimple = (source: SchemaSource): boolean => {
    const { types, enumValues, variants } = readSchema(source)
    return enumValues.length > 0 || (variants.length === 0 && !types.includes('object') && !types.includes('array'))
  }
  const simple = [...properties].filter(([, source]) => isSimple(source)).map(([name]) => name)
  const optional = simple.length <= MAX_SIMPLE ? simple : []
  const declared = [...properties.keys()].filter(
    (name) => required.has(name) || Object.hasOwn(value, name) || optional.includes(name),
  )
  return [...declared, ...Object.keys(value).filter((name) => !properties.has(name))]
}

interface AdderInput {
  readonly missing: readonly string[]
  /** Whether the object can have properties that its schemas do not name. */
  readonly allowsOthers: boolean
  readonly id: string
  readonly label: string
  readonly onAdd: (name: string) => void
}

/**
 * Creates the control with which readers add a property: a menu of the missing properties, or a field for a new name if
 * none is missing. Returns nothing if no other properties are allowed.
 */
function createAdder({ missing, allowsOthers, id, label, onAdd }: AdderInput): readonly HTMLElement[] {
  if (missing.length > 0) {
    const select = element(
      'select',
      { id, class: 'console-minor', 'aria-label': label },
      element('option', { value: '' }, `+ ${label}`),
      ...missing.map((name) => element('option', { value: name }, name)),
    )
    select.addEventListener('change', () => onAdd(select.value))
    return [select]
  }
  if (!allowsOthers) return []
  const field = element('input', {
    id,
    class: 'console-input',
    'aria-label': label,
    placeholder: label,
    autocomplete: 'off',
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAdd(field.value.trim())
  })
  return [field, createButton({ label: '+', name: label, onClick: () => onAdd(field.value.trim()) })]
}
