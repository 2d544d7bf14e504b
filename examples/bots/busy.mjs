// A bot as a program, for Node.js: it does something as long as there is something to do, and ends its turn then.
//
//   hegemon arena duellum --bot "program:node examples/bots/busy.mjs" --bot random
//
// One JSON object per line on standard input, one answer per line on standard output: see docs/bot-protocol.md.

import { createInterface } from 'node:readline'

const ENDINGS = /^(done|pass|skip|stop|end)\b/
let seed = 1

/** A small generator, so that the same seed plays the same game. */
function below(limit) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
}

function choose(legal) {
    const doing = legal.filter((text) => !ENDINGS.test(text))
    const among = doing.length ? doing : legal
    return among[below(among.length)]
}

function answer(told) {
    switch (told.type) {
        case 'hello':
            return { type: 'hello', hegemon: told.hegemon, name: 'busy' }
        case 'game':
            seed = told.seed >>> 0
            return { type: 'ready' }
        case 'decide':
            return { type: 'decision', id: told.id, action: choose(told.legal) }
        default: // "over", and whatever later versions say: nothing is asked
            return null
    }
}

for await (const line of createInterface({ input: process.stdin })) {
    const said = answer(JSON.parse(line))
    if (said) process.stdout.write(JSON.stringify(said) + '\n')
}
