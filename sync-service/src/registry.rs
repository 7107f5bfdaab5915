//! Shared values by key that exist for as long as one holder is left.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Entries before unused ones are looked for.
const SWEEP_MIN: usize = 1_024;

/// A map that keeps nothing alive.
pub struct Registry<K, T>(Mutex<HashMap<K, Weak<T>>>);

impl<K, T> Default for Registry<K, T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash, T> Registry<K, T> {
    /// Returns the value of a key, or makes it.
    pub fn get_or<Q>(&self, key: &Q, make: impl FnOnce() -> T) -> Arc<T>
    where
        Q: Eq + Hash + ToOwned<Owned = K> + ?Sized,
        K: Borrow<Q>,
    {
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = entries.get(key).and_then(Weak::upgrade) {
            return value;
        }
        if entries.len() >= SWEEP_MIN && entries.len() == entries.capacity() {
            entries.retain(|_, value| value.strong_count() > 0);
        }
        let value = Arc::new(make());
        entries.insert(key.to_owned(), Arc::downgrade(&value));
        value
    }

    /// Returns all values that are held.
    pub fn held(&self) -> Vec<(K, Arc<T>)>
    where
        K: Clone,
    {
        let entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let held = entries.iter().map(|(key, value)| (key, value.upgrade()));
        held.filter_map(|(key, value)| Some((key.clone(), value?)))
            .collect()
    }

    /// Returns the value of a key while it is held.
    pub fn get<Q>(&self, key: &Q) -> Option<Arc<T>>
    where
        Q: Eq + Hash + ?Sized,
        K: Borrow<Q>,
    {
        let entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        entries.get(key).and_then(Weak::upgrade)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_lives_as_long_as_it_is_held_and_unused_entries_go() {
        let registry = Registry::<u32, u32>::default();
        let held = registry.get_or(&0, || 7);
        assert_eq!(*registry.get_or(&0, || 8), 7);
        drop(held);
        assert!(registry.get(&0).is_none());
        for key in 0..100_000 {
            registry.get_or(&key, || key);
        }
        assert!(registry.0.lock().unwrap().len() < 10_000);
    }
}
