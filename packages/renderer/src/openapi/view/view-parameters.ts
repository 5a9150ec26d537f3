import type { ParameterGroupView, ParameterView, SchemaView } from '../../contract/index.js'
import type { Parameter, ParameterLocation } from '../nouns/parameter.js'
import { serializeParameter } from '../samples/serialize-parameter.js'
import { type ApiDraft, addWords, describeField, openHeading, takeId } from './api-draft.js'
import { rootPosition } from './schema-position.js'
import { validateExamples, viewExamples } from './view-examples.js'
import { viewDeprecation } from './view-notes.js'
import { viewSchema } from './view-schema.js'

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie']

/** Groups parameters by location, required parameters first. `prefix` precedes every id. */
export function viewParameterGroups(
  parameters: readonly Parameter[],
  prefix: string,
  draft: ApiDraft,
): readonly ParameterGroupView[] {
  return LOCATIONS.flatMap((location) => {
    const located = parameters.filter((parameter) => parameter.location === location)
    if (located.length === 0) return []
    const id = `${prefix}${location}-parameters`
    const heading = openHeading(draft, {
      id,
      level: prefix === '' ? 2 : 4,
      key: `theme.api.parameters.${location}`,
    })
    const ordered = [
      ...located.filter(({ isRequired }) => isRequired),
      ...located.filter(({ isRequired }) => !isRequired),
    ]
    return [
      { location, heading, parameters: ordered.map((each) => viewParameter(each, `${prefix}${location}`, draft)) },
    ]
  })
}

/** Returns the view of a parameter or header. Its description and deprecation override the fields of its schema. */
export function viewParameter(parameter: Parameter, prefix: string, draft: ApiDraft): ParameterView {
  const { name, mediaType, examples, schema, description, deprecation } = parameter
  const id = takeId(draft, `${prefix}-${name}`)
  addWords(draft, name)
  const serialization = serializeParameter(parameter)
  const view = viewSchema(
    schema ? [schema] : [],
    { ...rootPosition(id, prefix.includes('response') ? 'response' : 'request'), rows: 1 },
    draft,
  )
  validateExamples({ examples, ...(schema && { schema }), mediaType: mediaType ?? 'application/json' }, draft)
  const request = { examples, mediaType: mediaType ?? 'text/plain', side: 'request', id } as const
  const [single] = examples
  const isOnlyValue = examples.length === 1 && single?.name === '' && single.value !== undefined
  const ownExamples = isOnlyValue ? { examples: [JSON.stringify(single.value)] } : {}
  const schemaView: SchemaView = {
    ...view,
    ...ownExamples,
    ...describeField(draft, description),
    ...viewDeprecation(draft, deprecation),
  }
  return {
    name,
    kind: 'name',
    id,
    isRequired: parameter.isRequired,
    schema: schemaView,
    ...(serialization && { serialization }),
    ...(mediaType !== undefined && { mediaType }),
    allowsEmptyValue: parameter.allowsEmptyValue,
    allowsReserved: parameter.allowsReserved,
    namedExamples: isOnlyValue || examples.length === 0 ? [] : viewExamples(request, draft),
  }
}
