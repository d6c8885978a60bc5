//! Character references: `&amp;`, `&#8212;`, `&#x2014;`.
//!
//! Of the 2,231 that have names, the table has those of HTML 4 that stand in articles. The whole of them, from a library, adds
//! 32 KB (gzip) to a WebAssembly module, many times what all of `html/` takes.

/// A name with its character, one behind the other.
pub(super) const NAMED: &str = "amp& lt< gt> quot\" AMP& LT< GT> QUOT\" COPY© REG® apos' nbsp\u{a0} ensp\u{2002} emsp\u{2003} thinsp\u{2009} shy\u{ad} zwnj\u{200c} \
    zwj\u{200d} lrm\u{200e} rlm\u{200f} ndash\u{2013} mdash\u{2014} lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» \
    lsaquo‹ rsaquo› hellip… bull• middot· dagger† Dagger‡ prime′ Prime″ permil‰ copy© reg® trade™ deg° sect§ para¶ euro€ \
    pound£ yen¥ cent¢ curren¤ plusmn± times× divide÷ minus− sup1¹ sup2² sup3³ frac14¼ frac12½ frac34¾ micro\u{b5} ordf\u{aa} \
    ordm\u{ba} iexcl¡ iquest¿ brvbar¦ not¬ macr¯ acute´ cedil¸ uml¨ fnof\u{192} circ\u{2c6} tilde\u{2dc} \
    Agrave\u{c0} Aacute\u{c1} Acirc\u{c2} Atilde\u{c3} Auml\u{c4} Aring\u{c5} AElig\u{c6} Ccedil\u{c7} Egrave\u{c8} \
    Eacute\u{c9} Ecirc\u{ca} Euml\u{cb} Igrave\u{cc} Iacute\u{cd} Icirc\u{ce} Iuml\u{cf} ETH\u{d0} Ntilde\u{d1} \
    Ograve\u{d2} Oacute\u{d3} Ocirc\u{d4} Otilde\u{d5} Ouml\u{d6} Oslash\u{d8} Ugrave\u{d9} Uacute\u{da} Ucirc\u{db} \
    Uuml\u{dc} Yacute\u{dd} THORN\u{de} szlig\u{df} agrave\u{e0} aacute\u{e1} acirc\u{e2} atilde\u{e3} auml\u{e4} \
    aring\u{e5} aelig\u{e6} ccedil\u{e7} egrave\u{e8} eacute\u{e9} ecirc\u{ea} euml\u{eb} igrave\u{ec} iacute\u{ed} \
    icirc\u{ee} iuml\u{ef} eth\u{f0} ntilde\u{f1} ograve\u{f2} oacute\u{f3} ocirc\u{f4} otilde\u{f5} ouml\u{f6} \
    oslash\u{f8} ugrave\u{f9} uacute\u{fa} ucirc\u{fb} uuml\u{fc} yacute\u{fd} thorn\u{fe} yuml\u{ff} OElig\u{152} \
    oelig\u{153} Scaron\u{160} scaron\u{161} Yuml\u{178} larr← uarr↑ rarr→ darr↓ harr↔ rArr⇒ hArr⇔ le≤ ge≥ ne≠ asymp≈ \
    equiv≡ infin∞ radic√ sum∑ prod∏ int∫ part∂ Delta\u{394} Omega\u{3a9} alpha\u{3b1} beta\u{3b2} gamma\u{3b3} \
    delta\u{3b4} epsilon\u{3b5} theta\u{3b8} lambda\u{3bb} mu\u{3bc} pi\u{3c0} sigma\u{3c3} tau\u{3c4} phi\u{3c6} \
    omega\u{3c9} check✓";

/// Names that hold without a semicolon as well, and whatever letters follow: those that stand so in old articles.
const OPEN_ENDED: [&str; 13] =
    ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg", "AMP", "LT", "GT", "QUOT", "COPY", "REG"];

/// The longest name in the table is shorter.
const LONGEST_NAME: usize = 12;

/// What Windows has where Unicode has control characters from 0x80 on: browsers take one for the other.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The character that a text which begins with `&` has there, and how long it is written; the `&` itself where it is none.
pub(super) fn read(text: &str) -> (char, usize) {
    numbered(text).or_else(|| by_name(text)).unwrap_or(('&', 1))
}

fn numbered(text: &str) -> Option<(char, usize)> {
    let (start, radix) = match text.get(..3) {
        Some("&#x" | "&#X") => (3, 16),
        _ => (2, 10),
    };
    let digits = text.strip_prefix("&#").and_then(|_| text.get(start..))?;
    let length = digits.bytes().take_while(|byte| char::from(*byte).is_digit(radix)).count();
    if length == 0 {
        return None;
    }
    // What is too large to be read is none of Unicode's either.
    let code = u32::from_str_radix(&digits[..length], radix).unwrap_or(u32::MAX);
    let c = match code {
        0 => None,
        0x80..=0x9f => Some(WINDOWS[code as usize - 0x80]),
        code => char::from_u32(code),
    };
    let semicolon = usize::from(digits[length..].starts_with(';'));
    Some((c.unwrap_or('\u{fffd}'), start + length + semicolon))
}

fn by_name(text: &str) -> Option<(char, usize)> {
    let length = text[1..].bytes().take(LONGEST_NAME).take_while(u8::is_ascii_alphanumeric).count();
    let name = &text[1..=length];
    // The table is looked through for what can be a name alone.
    if text[1 + length..].starts_with(';')
        && let Some(c) = of_name(name)
    {
        return Some((c, length + 2));
    }
    let begins = OPEN_ENDED.iter().find(|start| name.starts_with(*start))?;
    of_name(begins).map(|c| (c, begins.len() + 1))
}

fn of_name(name: &str) -> Option<char> {
    NAMED.split(' ').find_map(|entry| {
        let mut rest = entry.strip_prefix(name)?.chars();
        rest.next().filter(|_| rest.next().is_none())
    })
}
