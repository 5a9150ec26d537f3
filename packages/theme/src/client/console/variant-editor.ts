import {
  follow,
  isObject,
  type JsonValue,
  ownName,
  readSchema,
  type Schema,
  type Variants,
} from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { Editor, EditorInput } from './editor.js'
import { createObjectEditor } from './object-editor.js'

/** Maximum number of schemas whose properties one set of fields contains. */
const MAX_MERGED = 5

/**
 * Creates the fields for a value that satisfies all of `schemas`. If the last schema has variants (`oneOf`, `anyOf`), a
 * menu selects one, and its fields are added to those of `schemas`.
 */
export function createVariantEditor(input: EditorInput, schemas: readonly Schema[]): Editor {
  const { id, context, value, depth } = input
  const [group] = schemas.at(-1)?.variants ?? []
  if (!group) return createObjectEditor(input, schemas)
  const options = group.options.map(readSchema)
  const select = element(
    'select',
    { id: `${id}-variant`, class: 'console-input', 'aria-label': context.text(`theme.api.${group.kind}`) },
    ...options.map((option, index) => element('option', { value: String(index) }, nameOption(option, index))),
  )
  const initial = findOption(group, value, context.isValid)
  select.value = String(initial)
  const box = element('div', { class: 'console-group', id, tabindex: '-1' }, select)
  let editor: Editor
  const show = (index: number, start: JsonValue | undefined): void => {
    const option = options[index]
    const source = group.options[index] ?? []
    const inner = { ...input, id: context.createId(), depth: depth + 1, value: withDiscriminator(start, group, index) }
    const hasProperties = schemas.some(({ properties }) => properties.size > 0) || option?.types.includes('object')
    const previous: HTMLElement | undefined = editor?.element
    editor =
      option && hasProperties && schemas.length <= MAX_MERGED
        ? createVariantEditor({ ...inner, source }, [...schemas, option])
        : context.createEditor({ ...inner, source, label: inner.label || context.text(`theme.api.${group.kind}`) })
    if (editor.element.classList.contains('console-group')) editor.element.setAttribute('role', 'presentation')
    if (previous) previous.replaceWith(editor.element)
    else box.append(editor.element)
  }
  show(initial, value)
  select.addEventListener('change', () => show(Number(select.value), undefined))
  return {
    element: box,
    read: () => editor.read(),
    find: (path) => (path.length === 0 ? select : editor.find(path)),
  }
}

function nameOption(option: Schema, index: number): string {
  return ownName(option) || option.types.join(' | ') || String(index + 1)
}

/** Index of the first variant that the value satisfies; 0 without a value, or if it satisfies none. */
function findOption(
  { options }: Variants,
  value: JsonValue | undefined,
  isValid: EditorInput['context']['isValid'],
): number {
  if (value === undefined) return 0
  return Math.max(
    0,
    options.findIndex((option) => isValid(value, option)),
  )
}

/** Sets the property that selects the variant, unless the value already has it. */
function withDiscriminator(
  value: JsonValue | undefined,
  { discriminator, options }: Variants,
  index: number,
): JsonValue | undefined {
  if (!discriminator) return value
  const pointers = options[index]?.map((option) => follow(option).pointer) ?? []
  const [name] = pointers.flatMap((pointer) => discriminator.values.get(pointer) ?? [])
  const object = isObject(value) ? value : {}
  if (name === undefined || Object.hasOwn(object, discriminator.property)) return value
  return { ...object, [discriminator.property]: name }
}
