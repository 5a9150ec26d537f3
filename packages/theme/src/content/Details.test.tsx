import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Details } from './Details.js'

it('always has a summary, and an id if given', () => {
  const html = renderToString(
    <Details text={text} isOpen id="more">
      x
    </Details>,
  )
  expect(html).toMatch(/^<details class="details" id="more" open=""><summary>.*<span>Details<\/span>/)
})

it('closes the others of its group, and has an icon before its summary', () => {
  const html = renderToString(
    <Details text={text} isOpen={false} summary="S" group="g" icon="<svg/>">
      x
    </Details>,
  )
  expect(html).toBe(
    '<details class="details" name="g"><summary><i class="icon icon-caret"></i><span class="glyph-box"><svg/></span><span>S</span></summary><div class="details-content">x</div></details>',
  )
})
