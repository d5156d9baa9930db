import type { Figure } from './shape.ts'
import { ellipse } from './shape.ts'

/** A rabbit seen from the side, sitting. */
export const RABBIT: Figure = {
  width: 300,
  height: 228,
  outline:
    'M30 134C28 125 34 115 44 109C53 101 63 97 73 97C68 76 69 48 77 26C80 18 89 18 92 26C98 48 99 76 97 101C105 108 111 114 117 120C133 104 161 94 ' +
    '189 96C227 98 254 128 259 166C267 160 279 165 279 176C279 188 267 194 257 188C255 198 251 206 245 212C243 217 239 220 233 220L154 220C145 220 ' +
    '145 210 154 208C166 206 176 204 184 201C172 206 157 204 147 199C147 207 146 213 144 220L112 220C103 220 103 211 112 209C119 208 122 204 122 ' +
    '198C112 190 105 180 101 168C95 165 89 161 84 156C70 161 52 159 42 152C34 147 31 141 30 134Z',
  behind: ['M86 98C89 74 95 48 104 30C108 23 116 26 115 34C113 58 107 82 99 104Z', 'M140 186C150 192 158 202 160 214L146 216L136 206Z'],
  parts: [
    { regions: ['leg'], outlines: ['M98 168L150 182L150 204L104 206ZM158 150C180 116 236 124 256 160L256 206L168 204Z'] },
    { regions: ['foot_toe'], outlines: ['M96 200L148 200L148 230L96 230ZM142 204L262 204L262 230L142 230Z'] },
    { regions: ['chest'], outlines: ['M98 136C104 124 112 118 120 120L150 124L152 200L128 202C108 186 98 162 98 136Z'] },
    { regions: ['abdomen'], outlines: ['M150 124L196 124C176 140 166 166 174 206L150 204Z'] },
    { regions: ['breast'], outlines: ['M130 184C148 180 162 184 180 188L186 208L134 210Z'] },
    { regions: ['pelvis_female', 'genital_male', 'urinary'], outlines: ['M214 142L264 136L262 184L236 188C222 176 214 160 214 142Z'] },
    { regions: ['back'], outlines: ['M112 106C150 78 230 76 268 150L240 146C214 114 156 114 124 134Z'] },
    { regions: ['tail'], outlines: [ellipse([272, 176], [17, 17])] },
    { regions: ['rectum'], outlines: [ellipse([248, 194], [13, 13])], isQuiet: true },
    { regions: ['throat'], outlines: ['M80 160C92 146 98 126 98 100L124 116L116 140L104 172Z'] },
    { regions: ['head'], outlines: ['M24 132C30 108 60 90 98 98C104 120 98 148 82 160C58 168 26 160 24 132Z'] },
    { regions: ['mouth_teeth'], outlines: ['M22 140L56 136L66 162L26 168Z'] },
    { regions: ['nose'], outlines: ['M20 118L42 114L50 138L20 142Z'] },
    { regions: ['ear'], outlines: ['M66 98C60 60 70 14 86 14C104 14 124 22 122 34C118 60 108 86 100 104Z'], isQuiet: true },
    { regions: ['eye'], outlines: [ellipse([64, 122], [13, 13])], isQuiet: true },
  ],
  lines: [
    'M84 92C80 72 80 48 85 30', 'M59 122A5 5 0 1 0 69 122A5 5 0 1 0 59 122', 'M32 128C35 131 38 130 40 127M36 142C41 146 48 146 52 142',
    'M48 138L78 134M49 143L78 145', 'M184 201C160 178 170 134 210 132', 'M118 216L118 212M126 216L126 212M162 216L162 212M170 216L170 212',
  ],
}
