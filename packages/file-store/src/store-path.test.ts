import { expect, test } from 'vitest'
import { parseStorePath } from './store-path.ts'

test.each([
  ['', ''],
  ['/', ''],
  ['Genes', 'Genes'],
  ['Genes/', 'Genes'],
  ['Genes/a b (1)/TAIR10..v2.gff3.gz', 'Genes/a b (1)/TAIR10..v2.gff3.gz'],
  ['Genes/100%.txt', 'Genes/100%.txt'],
  ['Maps/Müller.txt', 'Maps/Müller.txt'],
])('[DOWN-021] %j is the path %j', (written, path) => {
  expect(parseStorePath(written)).toBe(path)
})

test.each([
  ['..'],
  ['../../etc/passwd'],
  ['Genes/../../etc/passwd'],
  ['Genes/..'],
  ['./Genes'],
  ['/etc/passwd'],
  ['//host/share'],
  ['Genes//x'],
  ['Genes//'],
  ['C:/Windows/win.ini'],
  ['c:x'],
  ['~root/x'],
  ['Genes\\..\\x'],
  ['..%2f..%2fetc/passwd'],
  ['%2e%2e/x'],
  ['Genes/%00.txt'],
  ['Genes/x\0.txt'],
  ['Genes/x\n.txt'],
  ['Genes/x\r\nX-Accel-Redirect: /etc/passwd'],
  ['Genes/x%0d%0aX-Accel-Redirect:%20/etc/passwd'],
  ['Genes/x%0A.txt'],
  ['Genes/x\u0085.txt'],
  ['Genes/.htaccess'],
  ['.git/config'],
  ['Genes/\ud800.txt'],
  ['x'.repeat(256)],
  ['x/'.repeat(501)],
])('[DOWN-021] [SECURE-055] %j is refused', (written) => {
  expect(() => parseStorePath(written)).toThrow('not the path')
})
