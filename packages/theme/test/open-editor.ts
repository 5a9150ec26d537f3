import {
  createText,
  createViolationFinder,
  type JsonObject,
  type JsonValue,
  type SchemaSource,
} from '@docgen/renderer/console'
import { createEditor } from '../src/client/console/create-editor.js'
import { createField } from '../src/client/console/create-field.js'
import type { Editor, EditorContext, EditorInput } from '../src/client/console/editor.js'
import { createTextEditor } from '../src/client/console/scalar-editor.js'
import { enApi } from '../src/texts/api/en-api.js'
import { find, openPage } from './open-page.js'

/** The English texts of consoles. */
export const consoleText = createText('en', enApi)

/** What the parts of a console share, and how to refer to a schema. */
export interface EditorFrame {
  readonly context: EditorContext
  readonly sourceOf: (name: string) => SchemaSource
}

/** Creates what the parts of a console share, for a description with these schemas. */
export function createEditorFrame(schemas: JsonObject = {}): EditorFrame {
  const document = { openapi: '3.1.0', components: { schemas } }
  const findViolations = createViolationFinder(document, { optional: [], isComplete: true })
  let ids = 0
  return {
    context: {
      text: consoleText,
      createId: () => `c${++ids}`,
      createEditor,
      createText: createTextEditor,
      isValid: (each, source) => source.every((schema) => findViolations(each, schema).length === 0),
    },
    sourceOf: (name) => [{ document, pointer: `/components/schemas/${name}`, value: schemas[name] ?? {} }],
  }
}

/** Properties of an editor in a page. */
export interface OpenEditorOptions {
  readonly value?: JsonValue
  /** True by default. */
  readonly isRequired?: boolean
  readonly label?: string
  readonly depth?: number
  readonly create?: (input: EditorInput) => Editor
}

/** An editor with the id `root` in a new page, for the schema `A` of a description. */
export function openEditor(schemas: JsonObject, options: OpenEditorOptions = {}): Editor {
  openPage('<main></main>')
  const { value, isRequired = true, label = '', depth = 0, create = createEditor } = options
  const { context, sourceOf } = createEditorFrame(schemas)
  const source = sourceOf('A')
  const editor = create({ source, value, label, id: 'root', isRequired, depth, context })
  find('main').append(createField(editor, { name: 'body', source, isRequired, text: context.text }))
  return editor
}

/** Chooses an option of a select in the open page, or changes a field, and leaves it. */
export function choose(selector: string, value: string): void {
  const control = find<HTMLSelectElement>(selector)
  control.value = value
  control.dispatchEvent(new Event('change'))
}
