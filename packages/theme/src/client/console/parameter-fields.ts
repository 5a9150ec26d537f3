import type { ConsoleFile, JsonValue, Parameter, ParameterValue, SchemaSource } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createField } from './create-field.js'
import type { Editor, EditorContext } from './editor.js'

/** The fields of an operation's parameters. */
export interface ParameterFields {
  readonly element: HTMLElement
  /** Every parameter with its control and value, if the reader has entered one. */
  readonly read: () => readonly EnteredParameter[]
}

/** A parameter as the form contains it. */
export interface EnteredParameter {
  readonly parameter: Parameter
  readonly editor: Editor
  readonly value: JsonValue | undefined
}

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const

/** A field per parameter, grouped by location. */
export function createParameterFields(
  parameters: readonly Parameter[],
  values: ConsoleFile['values']['parameters'],
  context: EditorContext,
): ParameterFields {
  const { text } = context
  const entered: { readonly parameter: Parameter; readonly editor: Editor }[] = []
  const box = element('div', {})
  for (const location of LOCATIONS) {
    const group = parameters.filter((parameter) => parameter.location === location)
    if (group.length === 0) continue
    const rows = group.map((parameter) => {
      const { name, isRequired } = parameter
      const source: SchemaSource = parameter.schema ? [parameter.schema] : []
      const value = values[`${location} ${name}`]
      const editor = (parameter.schema ? context.createEditor : context.createText)({
        source,
        value,
        label: '',
        id: context.createId(),
        isRequired,
        depth: 0,
        context,
      })
      entered.push({ parameter, editor })
      return createField(editor, { name, source, isRequired, text })
    })
    const notes = location === 'cookie' ? [element('p', { class: 'console-note' }, text('theme.api.try.cookie'))] : []
    box.append(
      element(
        'section',
        {},
        element('h3', { class: 'console-heading' }, text(`theme.api.parameters.${location}`)),
        ...rows,
        ...notes,
      ),
    )
  }
  return { element: box, read: () => entered.map((each) => ({ ...each, value: each.editor.read() })) }
}

/** The parameters that have a value. */
export function listEntered(all: readonly EnteredParameter[]): readonly ParameterValue[] {
  return all.flatMap(({ parameter, value }) => (value === undefined ? [] : [{ parameter, value }]))
}
