/** Styles of the error list. It is in a shadow tree, isolated from the theme and the site. */
export const overlayStyles = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; pointer-events: none }
* { box-sizing: border-box }
.badge, .sheet { pointer-events: auto; font: 14px/1.5 system-ui, sans-serif; color: #f4f4f5; background: #18181b }
.badge { position: absolute; left: 16px; bottom: 16px; padding: 6px 14px; border: 1px solid #52525b; border-radius: 999px; cursor: pointer }
.badge::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-right: 8px; border-radius: 50%; background: var(--tone) }
.sheet { max-height: min(60vh, 560px); overflow: auto; border-top: 3px solid var(--tone); box-shadow: 0 -8px 32px rgb(0 0 0 / .35); padding: 8px max(16px, calc(50vw - 480px)) 24px; overscroll-behavior: contain; scroll-padding-top: 56px }
.error { --tone: #f87171 }
.warning { --tone: #fbbf24 }
.head { display: flex; align-items: center; gap: 12px; position: sticky; top: -8px; z-index: 1; margin: 0 -16px; padding: 8px 16px; background: inherit }
h2 { flex: 1; margin: 0; font-size: 15px; font-weight: 600 }
button { font: inherit; color: inherit; background: none; border: 0; border-radius: 4px; cursor: pointer }
.close { min-height: 36px; padding: 4px 12px; color: #d4d4d8 }
button:hover { background: #3f3f46 }
button:focus-visible { outline: 2px solid #93c5fd; outline-offset: 2px }
ol { margin: 0; padding: 0; list-style: none }
li { margin: 8px 0 16px }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px }
.code { color: var(--tone); font-weight: 600 }
.place { min-height: 24px; padding: 2px 0; font-family: ui-monospace, monospace; font-size: 13px; text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere; text-align: start }
a { color: #93c5fd }
p { margin: 4px 0; overflow-wrap: anywhere; white-space: pre-wrap }
p:empty { margin: 0 }
.hint { color: #d4d4d8 }
pre { margin: 8px 0 0; padding: 10px 0; overflow-x: auto; background: #27272a; border-radius: 6px; font: 13px/1.6 ui-monospace, monospace; tab-size: 2 }
.lines { width: max-content; min-width: 100% }
.lines > div { padding: 0 12px }
.number { display: inline-block; min-width: 3ch; margin-right: 12px; color: #a1a1aa; text-align: end; user-select: none }
.here { color: #fff; background: #3f3f46 }
.mark { color: var(--tone); background: color-mix(in srgb, var(--tone) 25%, transparent); text-decoration: underline wavy var(--tone) 1px; text-underline-offset: 3px; border-radius: 2px }
@media print { :host { display: none } }
`
