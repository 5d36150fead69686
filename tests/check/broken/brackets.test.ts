import { test } from 'vitest'

import { expectFindings, type Row } from './expectFindings.ts'

test.each<Row>([
  ['{\n  "a": {\n    "b": 1,\n  "c": 2\n}', 'missing-closing 21 → ‹}›'],
  ['{\n  "a": {\n    "b": 1\n  "c": 2\n}', 'missing-closing 21 → ‹},›'],
  ['{\n  "a": [\n    1,\n    2\n  "c": 2\n}', 'missing-closing 23 → ‹],›'],
  [
    '{\n  "a": [\n    {\n      "x": 1\n    {\n      "x": 2\n    }\n  ]\n}',
    'missing-closing 29 → ‹},›',
  ],
  [
    '{\n  "a": [\n    {\n      "x": 1\n    },\n    {\n      "x": 2\n  ]\n}',
    'missing-closing 55 → ‹}›',
  ],
  ['{\n\t"a": {\n\t\t"b": 1\n\t"c": 2\n}', 'missing-closing 18 → ‹},›'],
  [
    '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": 2\n}',
    'missing-closing 34 → ‹}›',
  ],
  ['{\n  "a": 1\n  },\n  "b": 2\n}', 'lost-opening 13'],
  ['{\n  "a":\n    "b": 1\n  },\n  "c": 2\n}', 'missing-opening 8 → ‹ {›'],
  ['{\n  "a": {\n    "b": 1\n  },\n    "d": 1\n  },\n  "e": 1\n}', 'lost-opening 31'],
  ['{\n  "a":\n    1,\n    2\n  ],\n  "c": 2\n}', 'missing-opening 8 → ‹ [›'],
  [
    '{\n  "l": [\n      "x": 1\n    },\n    {\n      "x": 2\n    }\n  ]\n}',
    'missing-opening 10 → ‹ {›',
  ],
  ['"$schema": "x",\n  "a": 1\n}', 'not-content 0 ‹"›'],
  ['  "$schema": "x",\n  "a": {\n    "b": 1\n  }\n}', 'missing-opening 0 → ‹{\n›'],
  ['{\n  "a": {\n      "c": 1\n    },\n    "d": 2\n  }\n}', 'lost-opening 17'],
  ['{\n  "a": {\n    "b": 1\n  }\n', 'ends-early 25 → ‹}›'],
  ['{\n  "a": {\n    "b": 1', 'ends-early 21 → ‹}}›'],
  ['{\n  "a": {\n    "b": 1\n  }},\n  "c": 2\n}', 'extra-piece 24 ‹}› → ‹›'],
  ['{\n  "a": {{\n    "b": 1\n  },\n  "c": 2\n}', 'extra-piece 10 ‹{› → ‹›'],
  ['{\n  "a": [[\n    1\n  ],\n  "c": 2\n}', 'extra-piece 10 ‹[› → ‹›'],
  ['{\n  "a": {\n  "b": 1\n}', 'missing-closing 10 → ‹},›'],
  ['{\n  "a": {\n    "b": 1\n  },\n},\n  "c": 2\n}', 'extra-piece 27 ‹},› → ‹›'],
  [
    '{\n  "a": [\n    {\n      "b": 1\n    },\n  },\n    {\n      "b": 2\n    }\n  ],\n  "e": 2\n}',
    'extra-piece 39 ‹},› → ‹›',
  ],
  [
    '{\n  "a": {\n    "b": {\n      "c": 1,\n    },\n      "d": 1\n    },\n    "e": 2\n  }\n}',
    'not-part 40 ‹},› → ‹›',
  ],
  [
    '{\n  "g": {\n    "h": 1\n  },\n  "a": {\n        "x": 1\n      },\n      {\n        "x": 2\n      }\n    ],\n    "b": 3\n  }\n}',
    'lost-lines 44',
  ],
  [
    '{\n  "a": [\n    "x",\n      "y",\n      "z"\n    ],\n    "v"\n  ],\n  "b": 1\n}',
    'lost-opening 26',
  ],
  ['{\n  "a": 1,\n  },\n  "b": 2\n}', 'lost-opening 14'],
])('a bracket that the indentation shows missing: %j', (text, ...expected) => {
  expectFindings(text, expected)
})
