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
  const optional = query !== undefined && (
    <label className={bodies.length === 0 ? 'sample-options' : undefined}>
      <input type="checkbox" data-url={query} /> {text('theme.api.sample.optional')}
    </label>
  )
  if (optional && bodies.length === 0) return optional
  return (
    <p className="sample-options">
      <select aria-label={text('theme.api.requestBody')}>
        {bodies.map((body, index) => (
          <option key={index} value={index}>
            {labelBody(body, index + 1, text)}
          </option>
        ))}
      </select>
      {optional}
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
