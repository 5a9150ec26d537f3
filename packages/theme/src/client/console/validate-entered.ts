import { explain, type FindViolations, type SchemaSource, type Text } from '@docgen/renderer/console'
import type { EnteredBody } from './body-form.js'
import type { EnteredParameter } from './parameter-fields.js'

/** A problem, and the control that shows it. */
export interface FieldProblem {
  readonly control: HTMLElement
  readonly message: string
}

/** The input of a reader. */
export interface Entered {
  readonly parameters: readonly EnteredParameter[]
  /** Absent if the operation has no body. */
  readonly body?: EnteredBody
  readonly isBodyRequired: boolean
}

/**
 * The problems that prevent sending: missing values, a missing body, text that is not JSON, and values that break their
 * schema.
 */
export function validateEntered(
  { parameters, body, isBodyRequired }: Entered,
  findViolations: FindViolations,
  text: Text,
): readonly FieldProblem[] {
  const missing = text('theme.api.try.missing')
  const ofParameters = parameters.flatMap(({ parameter, editor, value }): readonly FieldProblem[] => {
    if (value === undefined) return parameter.isRequired ? [{ control: editor.find([]), message: missing }] : []
    const source: SchemaSource = parameter.schema ? [parameter.schema] : []
    return source
      .flatMap((schema) => findViolations(value, schema))
      .map((violation) => toProblem(violation, editor.find, missing))
  })
  if (!body) return ofParameters
  if (body.problem) return [...ofParameters, body.problem]
  if (body.empty && isBodyRequired) return [...ofParameters, { control: body.empty, message: missing }]
  const { toValidate } = body
  const ofBody = toValidate?.media.schema
    ? findViolations(toValidate.value, toValidate.media.schema).map((violation) =>
        toProblem(violation, toValidate.find, missing),
      )
    : []
  return [...ofParameters, ...ofBody]
}

function toProblem(
  { position, message, missingProperty }: ReturnType<FindViolations>[number],
  find: (path: readonly string[]) => HTMLElement,
  missing: string,
): FieldProblem {
  const path = position === '' ? [] : position.slice(1).split('/').map(decodeStep)
  const control = find(path)
  if (missingProperty === undefined) return { control, message: explain(message) }
  // A missing property is an error of its object, but readers look for the error at the field of the property. There,
  // its name is the label.
  const field = find([...path, missingProperty])
  return { control: field, message: field === control ? explain(message) : missing }
}

function decodeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
