import { isList, type JsonValue, type Schema, type SchemaSource } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createButton } from './create-field.js'
import type { Editor, EditorInput } from './editor.js'

interface Item {
  readonly row: HTMLElement
  readonly editor: Editor
  readonly remover: HTMLElement
}

/** A list of items with buttons to add and remove them. */
export function createArrayEditor(input: EditorInput, { items, tuple, rest }: Schema): Editor {
  const { id, context, depth, value } = input
  const { text } = context
  const rows: Item[] = []
  const list = element('div', { class: 'console-fields' })
  const sourceAt = (index: number): SchemaSource => tuple[index] ?? (tuple.length > 0 ? rest : items) ?? []
  const nameAt = (index: number): string => text('theme.api.try.item', { number: index + 1 })
  const add = (start: JsonValue | undefined): Editor => {
    const editor = context.createEditor({
      source: sourceAt(rows.length),
      value: start,
      label: nameAt(rows.length),
      id: context.createId(),
      isRequired: false,
      depth: depth + 1,
      context,
    })
    const control = editor.element
    if (control.classList.contains('console-group')) control.setAttribute('role', 'group')
    const remover = createButton({ label: '×', onClick: () => remove(item) })
    const item = { row: element('div', { class: 'console-item' }, control, remover), editor, remover }
    rows.push(item)
    list.append(item.row)
    nameItems()
    return editor
  }
  const remove = (item: Item): void => {
    rows.splice(rows.indexOf(item), 1)
    item.row.remove()
    nameItems()
    adder.focus()
  }
  const nameItems = (): void => {
    for (const [index, { editor, remover }] of rows.entries()) {
      const name = nameAt(index)
      editor.element.setAttribute('aria-label', name)
      remover.setAttribute('aria-label', text('theme.api.try.remove', { name }))
    }
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
      const values = rows.map(({ editor }) => editor.read()).filter((each) => each !== undefined)
      return values.length === 0 && !(input.isRequired || isList(value)) ? undefined : values
    },
    find: ([index, ...path]) => {
      if (index === undefined) return group
      // The value has no items for empty rows.
      const filled = rows.filter(({ editor }) => editor.read() !== undefined)
      return filled[Number(index)]?.editor.find(path) ?? group
    },
  }
}
