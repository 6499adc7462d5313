#!/usr/bin/env node
import { runCli } from './run-cli.ts'

process.exitCode = await runCli(process.argv.slice(2), { env: process.env, out: process.stdout, err: process.stderr })
// What a failed start had opened must not keep the process alive.
if (process.exitCode !== 0) setTimeout(() => process.exit(), 1000).unref()
