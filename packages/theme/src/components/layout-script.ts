import * as ELEMENT_IDS from '../element-ids.js'

/**
 * Attribute of an inline script between parts of the page: the share of the text, from 0 to 1, that browsers lay out at
 * this script. Without it, they lay out everything parsed so far.
 */
export const SHARE = 'data-share'

/** A text with fewer parts needs no delayed layout. */
const MIN_PARTS = 8
/** A landing page with fewer sections needs no delayed layout. Its parts are whole sections. */
const MIN_SECTIONS = 3

/**
 * Source of the function that the inline scripts in the body call. It is a part of the script in the head, where `d` is
 * the document. The inline scripts wait for the style sheet. Reading a size makes browsers lay out what they have
 * parsed so far; afterwards they run other tasks. So they lay out navigation and text in separate tasks that a slow
 * phone finishes in time, instead of the whole page in one task. The function also scrolls the sidebar to the current
 * page's item: before the first paint, and whenever the page's script calls it.
 */
export const layoutFunction: string = [
  'var z=[],f;',
  // Whether any of the text has been painted.
  '(function g(){',
  'if(d.querySelector(".prose>*"))f=1;else if(d.readyState=="loading")requestAnimationFrame(g)',
  '})();',
  'function w(n){for(;n;n=n.nextElementSibling)if(!n.hidden)n.hidden=z.push(n)>0}',
  'window.docgenLayOut=function(){',
  'var h=z.length;while(z.length)z.pop().hidden=!1;',
  'var p=d.currentScript,t=d.querySelector("article>.prose"),k=t?t.children:z,',
  `x=p&&p.dataset.${SHARE.slice('data-'.length)};`,
  // Never hide text that a reader has seen, when the rest of the page was slow to arrive.
  `if(x&&k.length>=(d.querySelector(".landing")?${MIN_SECTIONS}:${MIN_PARTS})&&(h||!f)){`,
  // The elements after the text also wait, so that nothing visible moves when the rest arrives.
  'w(k[k.length*x|0]);w(t.nextElementSibling)}',
  'if(p)d.body.offsetHeight;',
  `var s=d.getElementById("${ELEMENT_IDS.drawer}"),c=s&&s.querySelector('.sidebar [aria-current="page"]');`,
  'if(c){',
  'var b=s.getBoundingClientRect(),l=c.getBoundingClientRect();',
  'if(l.bottom>b.bottom||l.top<b.top)s.scrollTop+=l.top-b.top-b.height/3',
  '}};',
].join('')

/**
 * Inline script between the parts of the frame. It is not in the main part, because crawlers and reader modes would
 * copy it with the text.
 */
export const layoutScript = 'docgenLayOut()'
