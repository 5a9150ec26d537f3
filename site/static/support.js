// Like the script of a chat service: loads on idle, after the reader's first action.
const whenIdle = window.requestIdleCallback ?? setTimeout
const start = () => whenIdle(() => import('./support-bubble.js'))
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
