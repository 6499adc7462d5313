// Zod would try to compile its checks, which the content policy forbids and the browser reports. It reads this when it is loaded, which is
// after the first view: contracts only check answers.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
