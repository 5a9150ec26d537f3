import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Badge } from '../components/Badge.js'
import { Card } from './Card.js'
import { FileTree } from './FileTree.js'
import { Frame } from './Frame.js'
import { InlineIcon } from './InlineIcon.js'
import { Tooltip } from './Tooltip.js'
import { Update } from './Update.js'

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
    'a tree',
    <FileTree
      key=""
      entries={[
        {
          name: 'src',
          entries: [
            { name: 'a.ts', comment: 'first', isHighlighted: true },
            { name: '…', isPlaceholder: true },
          ],
        },
        { name: 'dist', entries: [] },
      ]}
    />,
    '<ul class="file-tree" role="list"><li><details class="file-tree-folder" open=""><summary><i class="icon icon-caret"></i><i class="icon icon-folder"></i><span class="file-tree-name">src</span></summary>' +
      '<ul role="list"><li><span class="file-tree-line"><i class="icon icon-document"></i><span class="file-tree-name is-highlighted">a.ts</span><span class="file-tree-comment">first</span></span></li>' +
      '<li><span class="file-tree-line"><span class="file-tree-name">…</span></span></li></ul></details></li>' +
      '<li><span class="file-tree-line"><i class="icon icon-folder"></i><span class="file-tree-name">dist</span></span></li></ul>',
  ],
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
  [
    'an update',
    <Update key="" heading={<h2>1</h2>} date="2026-11-02" tags={['New', 'constructor']}>
      Text
    </Update>,
    '<section class="update"><div class="update-head"><h2>1</h2><p class="update-facts"><time dateTime="2026-11-02">2026-11-02</time><span class="badge badge-tip">New</span><span class="badge badge-note">constructor</span></p></div><div class="update-body">Text</div></section>',
  ],
  [
    'an update without facts',
    <Update key="" tags={[]} date="">
      Text
    </Update>,
    '<section class="update"><div class="update-head"></div><div class="update-body">Text</div></section>',
  ],
])('renders %s', (_name, element, html) => expect(renderToStaticMarkup(element)).toBe(html))
