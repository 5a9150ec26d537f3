import type { JsonValue, SchemaSource, Text } from '@docgen/renderer/console'

/** A control for a value, with everything inside it. */
export interface Editor {
  readonly element: HTMLElement
  /** The value; `undefined` if the reader has entered nothing. */
  readonly read: () => JsonValue | undefined
  /** The control at a position in the value, otherwise the nearest one around it. */
  readonly find: (path: readonly string[]) => HTMLElement
}

/** Inputs of an editor. */
export interface EditorInput {
  readonly source: SchemaSource
  readonly value: JsonValue | undefined
  /** Accessible name of the control. */
  readonly label: string
  /** Id of the control, which its label refers to. */
  readonly id: string
  readonly isRequired: boolean
  /** Number of editors around this one. */
  readonly depth: number
  readonly context: EditorContext
}

/** Functions that all editors of a console share. */
export interface EditorContext {
  readonly text: Text
  /** Returns an id that the page does not contain yet. */
  readonly createId: () => string
  readonly createEditor: (input: EditorInput) => Editor
  /** Creates the control for a value without a schema. */
  readonly createText: (input: EditorInput) => Editor
  /** Whether a value satisfies a schema. */
  readonly isValid: (value: JsonValue, source: SchemaSource) => boolean
}
