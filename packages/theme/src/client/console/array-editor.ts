import { isList, type JsonValue, type Schema, type SchemaSource } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createButton } from './create-field.js'
import type { Editor, EditorInput } from './editor.js'

/** A list of items with buttons to add and remove them. */
export function createArrayEditor(input: EditorInput, { items, tuple, rest }: Schema): Editor {
  const { id, context, depth, value } = input
  const { text } = context
  const rows: { readonly row: HTMLElement; readonly editor: Editor }[] = []
  const list = element('div', { class: 'console-fields' })
  const sourceAt = (index: number): SchemaSource => tuple[index] ?? (tuple.length > 0 ? rest : items) ?? []
  const add = (start: JsonValue | undefined): Editor => {
    const name = text('theme.api.try.item', { number: rows.length + 1 })
    const editor = context.createEditor({
      source: sourceAt(rows.length),
      value: start,
      label: name,
      id: context.createId(),
      isRequired: false,
      depth: depth + 1,
      context,
    })
    const control = editor.element
    if (control.classList.contains('console-group')) control.setAttribute('role', 'group')
    control.setAttribute('aria-label', name)
    const entry = { row: element('div', { class: 'console-item' }, control), editor }
    const onClick = (): void => {
      rows.splice(rows.indexOf(entry), 1)
      entry.row.remove()
      adder.focus()
    }
    entry.row.append(createButton({ label: '×', name: text('theme.api.try.remove', { name }), onClick }))
    rows.push(entry)
    list.append(entry.row)
    return editor
  }
  const adder = createButton({
    label: `+ ${text('theme.api.try.addItem')}`,
    onClick: () => add(undefined).find([]).focus(),
  })
  for (const each of isList(value) ? value : []) add(each)
  const group = element('div', { class: 'console-group', id, tabindex: '-1' }, list, adder)
  return {
    element: group,
    read: () => {
      const values = rows.flatMap(({ editor }) => editor.read() ?? [])
      return values.length === 0 && !(input.isRequired || isList(value)) ? undefined : values
    },
    find: ([index, ...path]) => (index === undefined ? undefined : rows[Number(index)]?.editor.find(path)) ?? group,
  }
}
