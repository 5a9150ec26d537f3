import * as ELEMENT_IDS from '../element-ids.js'

/**
 * Stands inline before the sidebar, and before and after the main part. A script waits for the style sheet and asks for the
 * sizes of what there is: so browsers lay out navigation and text one after the other, in tasks that a slow phone gets done
 * in time, where they would else do all of the page at once. Before the first paint it also scrolls the sidebar to the
 * current page's line. Written in ES5 by hand, because its text is hashed into the content security policy. It stays out of
 * the text, which crawlers and readers' tools take as it is, scripts included.
 */
export const layoutScript: string = [
  '(function(d){',
  'd.body.offsetHeight;',
  `var s=d.getElementById("${ELEMENT_IDS.drawer}"),c=s&&s.querySelector('.sidebar [aria-current="page"]');`,
  'if(c){',
  'var b=s.getBoundingClientRect(),l=c.getBoundingClientRect();',
  'if(l.bottom>b.bottom)s.scrollTop+=l.top-b.top-b.height/3',
  '}',
  '})(document)',
].join('')
