// Stands for the script of a chat service, and loads as a good one does: once the reader has done something and the browser is idle.
const STEPS = ['pointerdown', 'keydown']
const whenIdle = window.requestIdleCallback ?? setTimeout

function start() {
  for (const type of STEPS) removeEventListener(type, start)
  whenIdle(() => import('./support-bubble.js'))
}

for (const type of STEPS) addEventListener(type, start)
