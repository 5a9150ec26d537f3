import type { ExampleView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { isExternalUrl } from './is-external-url.js'

/** Props of example values. */
export interface ExamplesProps extends ApiProps {
  /** Unique in the page. */
  readonly id: string
  readonly examples: readonly ExampleView[]
}

/** Example values: one as is, several as tabs. */
export function Examples({ text, components, id, examples }: ExamplesProps): ReactElement | null {
  const { Tabs } = components
  const [first] = examples
  if (!first) return null
  if (examples.length === 1) {
    return (
      <>
        {first.code && first.label !== first.name && <p className="api-text">{first.label}</p>}
        <Example text={text} components={components} example={first} />
      </>
    )
  }
  return (
    <Tabs
      text={text}
      id={id}
      tabs={examples.map((example, index) => ({
        value: example.id,
        label: example.label || text('theme.api.example.number', { number: index + 1 }),
        isDefault: false,
        children: <Example text={text} components={components} example={example} />,
      }))}
    />
  )
}

function Example({
  text,
  components: { CodeBlock, Link },
  example: { id, label, descriptionHtml, code, externalHref },
}: ApiProps & { readonly example: ExampleView }): ReactElement {
  return (
    <div id={id}>
      <ApiText html={descriptionHtml} />
      {code && <CodeBlock text={text} language={code.language} html={code.html} isWrapped={false} />}
      {externalHref !== undefined && (
        <p className="api-text">
          <Link text={text} href={externalHref} isExternal={isExternalUrl(externalHref)} attributes={{}}>
            {label || externalHref}
          </Link>
        </p>
      )}
    </div>
  )
}
