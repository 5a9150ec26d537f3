import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Badge } from '../components/Badge.js'
import { Card } from './Card.js'
import { Frame } from './Frame.js'
import { InlineIcon } from './InlineIcon.js'
import { Tooltip } from './Tooltip.js'

it.each([
  [
    'a card with all parts',
    <Card key="" title={<a href="/a">A</a>} icon="<svg/>">
      Text
    </Card>,
    '<div class="card-box"><span class="card-icon"><svg/></span><p class="card-box-title"><a href="/a">A</a></p><div class="card-body">Text</div></div>',
  ],
  ['a card without content', <Card key="" title="A" />, '<div class="card-box"><p class="card-box-title">A</p></div>'],
  [
    'a frame',
    <Frame key="" caption="Below">
      Text
    </Frame>,
    '<figure class="framed"><div class="framed-content">Text</div><figcaption>Below</figcaption></figure>',
  ],
  [
    'a tooltip that its term names',
    <Tooltip key="" id="tip-1" tip="Long">
      T
    </Tooltip>,
    '<span class="tooltip"><button type="button" class="tooltip-term" aria-describedby="tip-1">T</button><span class="tooltip-text" role="tooltip" id="tip-1">Long</span></span>',
  ],
  [
    'a badge',
    <Badge key="" kind="tip" icon="<svg/>">
      New
    </Badge>,
    '<span class="badge badge-tip"><span class="glyph-box"><svg/></span>New</span>',
  ],
  [
    'an icon with a meaning',
    <InlineIcon key="" icon="<svg/>" label="Go" />,
    '<span class="glyph-box" role="img" aria-label="Go"><svg/></span>',
  ],
])('renders %s', (_name, element, html) => expect(renderToStaticMarkup(element)).toBe(html))
