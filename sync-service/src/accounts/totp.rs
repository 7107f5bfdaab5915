//! Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, six digits and steps of 30 seconds, which
//! is what every app knows.

use aws_lc_rs::hmac;

/// Length of a step, in seconds.
pub const STEP: i64 = 30;
/// Digits of a code.
pub const DIGITS: u32 = 6;
/// Bytes of a secret: the length of the hash (RFC 4226, section 4).
pub const SECRET_BYTES: usize = 20;
/// Steps before and after the present one whose codes count too.
const SLACK: i64 = 1;

/// Returns the step whose code this is: the present one or a neighbor, and newer than `last_step`, so
/// that each step counts once. `now` in seconds.
pub fn step_of(secret: &[u8], code: &str, last_step: i64, now: i64) -> Option<i64> {
    let present = now.div_euclid(STEP);
    let mut found = None;
    // All neighbors are computed, whichever it is, so that the time tells nothing.
    for step in present - SLACK..=present + SLACK {
        let expected = code_at(secret, step);
        let is_it =
            aws_lc_rs::constant_time::verify_slices_are_equal(expected.as_bytes(), code.as_bytes())
                .is_ok();
        if is_it && step > last_step {
            found = Some(step);
        }
    }
    found
}

/// Returns the code of a step (RFC 4226, section 5.3).
pub fn code_at(secret: &[u8], step: i64) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let bytes = tag.as_ref();
    let offset = usize::from(bytes.last().copied().unwrap_or_default() & 15);
    let number = bytes
        .iter()
        .skip(offset)
        .take(4)
        .fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
    format!("{:06}", (number & 0x7fff_ffff) % 10_u32.pow(DIGITS))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &[u8] = b"12345678901234567890";

    #[test]
    fn codes_are_those_of_rfc_6238() {
        // Appendix B gives eight digits; the last six are the code.
        for (time, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(code_at(SECRET, time / STEP), code, "{time}");
        }
    }

    #[test]
    fn a11_one_step_of_slack_and_each_step_once() {
        let now = 1_000 * STEP + 7;
        for (step, counts) in [
            (998, false),
            (999, true),
            (1_000, true),
            (1_001, true),
            (1_002, false),
        ] {
            let found = step_of(SECRET, &code_at(SECRET, step), 0, now);
            assert_eq!(found, counts.then_some(step), "{step}");
        }
        let code = code_at(SECRET, 1_000);
        assert_eq!(step_of(SECRET, &code, 1_000, now), None);
        assert_eq!(step_of(SECRET, &code, 999, now), Some(1_000));
        for wrong in ["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"] {
            assert_eq!(step_of(SECRET, wrong, 0, now), None, "{wrong}");
        }
    }
}
