import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withoutMessages } from '../../../test/messages-in.js'
import { Step, Steps } from './Steps.js'

it('turns a numbered list into steps and keeps what is around it', () => {
  const html = renderToStaticMarkup(
    <Steps>
      <p>Before</p>
      <ol start={3}>
        <li>One</li>
      </ol>
    </Steps>,
  )
  expect(withoutMessages(html)).toBe('<p>Before</p><ol start="3" class="steps" role="list"><li>One</li></ol>')
})

it('puts steps without a list into one', () => {
  const html = renderToStaticMarkup(
    <Steps>
      <Step title="Install">Run it.</Step>
      <Step>Done.</Step>
    </Steps>,
  )
  expect(withoutMessages(html)).toBe(
    '<ol class="steps" role="list"><li><p class="step-title">Install</p>Run it.</li><li>Done.</li></ol>',
  )
})
