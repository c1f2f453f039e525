//! The slots of a size can only be used by cars of that size, so one number of free slots for each size is all there
//! is. It gets smaller by one with each car that parks.
struct ParkingSystem {
    free: [i32; 3],
}

impl ParkingSystem {
    fn new(big: i32, medium: i32, small: i32) -> Self {
        ParkingSystem { free: [big, medium, small] }
    }

    fn add_car(&mut self, car_type: i32) -> bool {
        let slots = &mut self.free[car_type as usize - 1];
        let parks = *slots > 0;
        *slots -= parks as i32;
        parks
    }
}
