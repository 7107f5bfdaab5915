//! The common part of types for texts that were checked once: they read as text, and their debug
//! form is hidden, so that no log names a person.

/// Implements this for a type around a `String`.
macro_rules! validated_text {
    ($kind:ident) => {
        impl $kind {
            /// Takes a text that had passed the check when the store wrote it.
            pub(crate) fn stored(text: String) -> Self {
                Self(text)
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::ops::Deref for $kind {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl AsRef<str> for $kind {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl From<$kind> for String {
            fn from(checked: $kind) -> Self {
                checked.0
            }
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(&self.0)
            }
        }

        impl std::fmt::Debug for $kind {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(concat!(stringify!($kind), "(…)"))
            }
        }
    };
}

pub(crate) use validated_text;
