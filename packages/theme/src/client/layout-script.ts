import * as ELEMENT_IDS from '../element-ids.js'

/** Says of a stop how much of the text is laid out there, as a part of 1; without it, all that there is. */
export const SHARE = 'data-share'

/** A text of fewer parts is laid out at once. */
const MIN_PARTS = 8

/**
 * What a stop does, for the script in the head, which calls the document `d`. A stop waits for the style sheet, and asking
 * for a size makes browsers lay out what there is so far; after it they let other tasks run. So they do navigation and
 * text one after the other, in tasks that a slow phone gets done in time, where they would else do all of the page at once.
 * It also scrolls the sidebar to the current page's line, before the first paint, and whenever the page's script calls it.
 */
export const layoutFunction: string = [
  'var z=[],f;',
  // Whether a frame has shown any of the text.
  '(function g(){',
  'if(d.querySelector(".prose>*"))f=1;else if(d.readyState=="loading")requestAnimationFrame(g)',
  '})();',
  'function w(n){for(;n;n=n.nextElementSibling)if(!n.hidden){n.hidden=true;z.push(n)}}',
  'window.docgenLayOut=function(){',
  'var h=z.length;while(z.length)z.pop().hidden=false;',
  'var p=d.currentScript,t=d.querySelector("article>.prose"),k=t?t.children:z;',
  `var x=p&&p.getAttribute("${SHARE}");`,
  // What a reader has seen, because the rest of the page was long in coming, is never hidden.
  `if(x&&k.length>=${MIN_PARTS}&&(h||!f)){`,
  // What follows the text waits, too: nothing that is seen moves when the rest comes.
  'w(k[k.length*x|0]);w(t.nextElementSibling)}',
  'if(p)d.body.offsetHeight;',
  `var s=d.getElementById("${ELEMENT_IDS.drawer}"),c=s&&s.querySelector('.sidebar [aria-current="page"]');`,
  'if(c){',
  'var b=s.getBoundingClientRect(),l=c.getBoundingClientRect();',
  'if(l.bottom>b.bottom||l.top<b.top)s.scrollTop+=l.top-b.top-b.height/3',
  '}};',
].join('')

/** Stands inline between the parts of the frame. It stays out of the main part, which crawlers and readers' tools take as it is, scripts included. */
export const layoutScript = 'docgenLayOut()'
