import type { SampleOptionsView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * What readers can choose for the request samples: one of several bodies, and the optional parameters of the query. A
 * script changes the samples, so readers without scripts do not see it.
 */
export function SampleOptions({
  text,
  options: { bodies, query },
}: {
  readonly text: Text
  readonly options: SampleOptionsView
}): ReactElement {
  return (
    <p className="sample-options">
      {bodies.length > 0 && (
        <select aria-label={text('theme.api.requestBody')}>
          {bodies.map((body, index) => (
            <option key={index} value={index}>
              {labelBody(body, index + 1, text)}
            </option>
          ))}
        </select>
      )}
      {query !== undefined && (
        <label>
          <input type="checkbox" data-query={query} />
          {text('theme.api.sample.optional')}
        </label>
      )}
    </p>
  )
}

function labelBody(
  { mediaType, label, isOnly }: SampleOptionsView['bodies'][number],
  number: number,
  text: Text,
): string {
  const name = label || (isOnly && mediaType !== '' ? '' : text('theme.api.example.number', { number }))
  return [mediaType, name].filter((each) => each !== '').join(': ')
}
