import { layoutFunction } from '../components/layout-script.js'
import * as ELEMENT_IDS from '../element-ids.js'

/**
 * Runs in the head before the first paint. Sets the color mode from the URL, the storage or the default, and the
 * attributes that the URL names for style sheets. Hides a dismissed announcement. Defines the function that the scripts
 * in the body call (`layout-script.ts`). Shows a banner when the theme's style sheet or script is not found; other
 * files may be missing for other reasons. Written in ES5 by hand, because its text is hashed into the content security
 * policy and must not depend on how the theme is loaded.
 */
export const inlineScript: string = [
  '(function(d){',
  layoutFunction,
  'var e=d.documentElement,a=function(n){return e.getAttribute("data-"+n)},',
  's=function(k){try{return localStorage.getItem(k)}catch(x){return null}},',
  // Excludes attributes that the theme itself reads: a link must not change the reader's stored settings.
  'p=/^docusaurus-data-(?!theme|announcement|docs)([\\w-]+)$/,',
  'q=/[?&]docusaurus-theme=(light|dark)(?:&|$)/.exec(location.search),',
  'y=a("theme-system")==="on",',
  'c=q?q[1]:a("theme-switch")==="off"?null:s("theme"),',
  'h=c==="dark"||c==="light"?c:y?"system":a("default-theme")||"light",',
  'm=h==="system"?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":h;',
  'new URLSearchParams(location.search).forEach(function(v,k){var n=p.exec(k);if(n&&a(n[1])===null)e.setAttribute("data-"+n[1],v)});',
  'e.setAttribute("data-theme",m);',
  'e.setAttribute("data-theme-choice",h);',
  'var i=a("announcement");',
  'if(i&&s("docusaurus.announcement.id")===i&&s("docusaurus.announcement.dismiss")==="true")',
  'e.setAttribute("data-announcement-dismissed","");',
  'addEventListener("error",function(v){var t=v.target,k=/\\/bootstrap\\.[\\da-f]{8}\\.js/.test(t.src);',
  `function b(){var n=d.getElementById("${ELEMENT_IDS.baseUrlBanner}");`,
  // A style sheet also reports an error if only a file that it imports fails. The theme's style sheet sets a color
  // scheme.
  'if(n&&(k||getComputedStyle(e).colorScheme=="normal"))n.hidden=!1}',
  'if(k||t.rel=="stylesheet")d.readyState=="complete"?b():addEventListener("load",b)},true)',
  '})(document)',
].join('')
