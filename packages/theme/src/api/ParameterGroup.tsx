import type { ParameterGroupView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiHeading } from './ApiHeading.js'
import type { ApiProps } from './api-props.js'
import { ParameterList } from './ParameterList.js'

/** The parameters of one location. */
export function ParameterGroup({
  text,
  components,
  group: { heading, parameters },
}: ApiProps & { readonly group: ParameterGroupView }): ReactElement {
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      <ParameterList text={text} components={components} parameters={parameters} />
    </>
  )
}
